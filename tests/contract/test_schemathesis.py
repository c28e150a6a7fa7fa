"""The running service against its own contract: every check and every warning of Schemathesis, and our own checks.

CLUEWRIGHT_CONTRACT_EXAMPLES (cases for each operation, default 6) and CLUEWRIGHT_CONTRACT_SEED make the run longer or
different.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_the_service_keeps_its_contract(server: str, tmp_path: Path) -> None:
    options = {
        "--max-examples": os.environ.get("CLUEWRIGHT_CONTRACT_EXAMPLES", "6"),
        "--seed": os.environ.get("CLUEWRIGHT_CONTRACT_SEED", "1"),
        "--checks": "all",
        "--phases": "examples,coverage,fuzzing,stateful",
        "--mode": "all",
    }
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(HERE / "schemathesis.toml"), "run"]
    command += [f"{server}/openapi.json", *(part for option in options.items() for part in option), "--no-shrink"]
    environment = {**os.environ, "PYTHONPATH": str(HERE), "SCHEMATHESIS_HOOKS": "hooks"}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=1800)
    report = run.stdout[-20_000:] + run.stderr[-2_000:]
    assert run.returncode == 0, report
