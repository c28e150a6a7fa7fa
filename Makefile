# Two commands do everything: `make serve` and `make test`. Both need only Python 3.11+, pip and make.
# Paths are relative, so that a checkout below a folder with a space works.

PYTHON ?= python3
PORT ?= 8000
DATA ?=
WORKERS ?= 2
PY := .venv/bin/python
# `venv --without-pip` needs no ensurepip (Debian ships it apart); the system's pip then fills the environment.
PIP := $(PYTHON) -m pip --python $(PY) --disable-pip-version-check --quiet --no-input

REFEREE := $(shell find service/cluewright/core/clues service/cluewright/core/languages -name '*.py')

.DEFAULT_GOAL := help
.PHONY: help serve test test-packs test-wheel test-postgres test-clients test-web contract prove train bench lint types lock openapi setup doctor clean

help:  ## List the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 22

.venv/runtime.stamp: requirements/runtime.txt
	@$(PYTHON) service/cluewright/cli/doctor.py --quiet
	@test -x $(PY) || $(PYTHON) -m venv --without-pip .venv
	$(PIP) install --require-hashes --only-binary :all: -r requirements/runtime.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Edited texts are noticed at run time. What is worked out from packs and the referee's code is made anew: without it
# tables are slow to open.
.venv/content.stamp: .venv/runtime.stamp $(wildcard wordpacks/*/*.yaml service/cluewright/content/*.py) $(REFEREE)
	$(PY) -m cluewright.content.compiled
	@touch $@

.venv/dev.stamp: .venv/content.stamp requirements/dev.txt
	$(PIP) install --require-hashes --only-binary :all: -r requirements/dev.txt
	@touch $@

setup: .venv/dev.stamp  ## Install what serving and testing need into .venv

serve: .venv/content.stamp  ## Start the service: make serve PORT=8123 DATA=some/dir
	@exec $(PY) -m cluewright serve --port $(PORT) $(if $(DATA),--data "$(DATA)")

test: .venv/dev.stamp  ## Lint, types and the whole test suite (Python only)
	$(PY) -m ruff check --quiet
	$(PY) -m ruff format --quiet --check
	$(PY) -m mypy --no-error-summary
	$(PY) -m pytest --numprocesses $(WORKERS) --dist loadfile

test-packs: .venv/dev.stamp  ## Every pair of keywords in every pack, before the referee
	$(PY) -m cluewright packs check

test-wheel: .venv/dev.stamp  ## Install the built wheel in a fresh environment and use it
	.ci/check-wheel

test-postgres: .venv/dev.stamp  ## Games in PostgreSQL: its programs, or CLUEWRIGHT_TEST_PG=postgresql://...
	$(PY) -m pytest tests/postgres

test-clients: .venv/dev.stamp  ## A typed client made from the contract, against a live server (Node, npm)
	$(PY) -m pytest tests/clients

test-web: .venv/dev.stamp  ## The pages in a browser (Chromium)
	$(PY) -m pytest tests/web

contract: .venv/dev.stamp  ## The HTTP contract at length: make contract EXAMPLES=500
	CLUEWRIGHT_CONTRACT_EXAMPLES=$(or $(EXAMPLES),200) $(PY) -m pytest tests/contract

train: .venv/dev.stamp  ## Train the models of what clues speak of, from tests/cases and service/training
	OPENBLAS_NUM_THREADS=1 $(PY) -m cluewright.usecases.train_subjects tests/cases service/training

bench: .venv/dev.stamp  ## Print the figures of speed and memory
	$(PY) -m tests.bench

lint: .venv/dev.stamp  ## Mend what can be mended: format and imports
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

types: .venv/dev.stamp  ## Check the types only
	$(PY) -m mypy

openapi: .venv/dev.stamp  ## Write openapi/cluewright.v1.json from the code
	$(PY) -m cluewright openapi --output openapi/cluewright.v1.json

lock: .venv/dev.stamp  ## Refresh the hash-locked requirements from pyproject.toml
	$(PY) -m piptools compile $(LOCK) --output-file requirements/runtime.txt requirements/runtime.in pyproject.toml
	$(PY) -m piptools compile $(LOCK) --extra dev --constraint requirements/runtime.txt --output-file requirements/dev.txt requirements/runtime.in pyproject.toml
LOCK := --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header

doctor:  ## Say what is missing on this machine and how to get it
	@$(PYTHON) service/cluewright/cli/doctor.py

clean:  ## Remove the environment and caches
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
