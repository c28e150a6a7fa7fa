"""`python -m cluewright` is the command `cluewright`."""

import sys

from cluewright.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
