# The one door to the project: few verbs, each of which first sets up whatever is missing.

PYTHON ?= python3
# Handed on to the command behind a verb, as in: make play ARGS="--seed 7"
ARGS ?=
# How long the attack and the chaos last.
attack: MINUTES = 10
chaos: MINUTES = 2

BIN := .venv/bin
CHECKED := src tests scripts research setup.py
# Tests that have a long form.
LONG := tests/laws tests/mutation tests/games/cubitos/cards/test_law_10_telling.py \
	tests/games/cubitos/odds tests/games/novodice/odds \
	tests/server/reliability/test_memory.py tests/server/processes/test_chaos.py \
	tests/web/test_hints.py tests/web/test_phone_targets.py tests/web/test_first_race.py tests/web/test_legible.py \
	tests/web/test_laptops.py

.DEFAULT_GOAL := help
.PHONY: help setup play site terminal quick test test-long chaos attack check check-python check-client format bench count lock clean

# Made from the comments above the verbs: those that begin with a small letter.
help:
	@awk '/^# [a-z]/ { said = substr($$0, 3); next } \
		said && /^[a-z-]+:/ { sub(/:.*/, ""); printf "make %-11s %s\n", $$0, said } { said = "" }' Makefile
	@echo 'Add arguments as in: make play ARGS="--help"'

# Python 3.11 or newer: the one named, or else the newest of those installed beside it.
define set_up
@for python in "$(PYTHON)" python3.14 python3.13 python3.12 python3.11; do \
	if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		exec "$$python" -m scripts.bootstrap $(1); \
	fi; \
done; \
echo "dicehall needs Python 3.11 or newer; name one as in: make play PYTHON=python3.12"; exit 2
endef

setup:
	$(call set_up)

# start the server; open the address it prints, or play with: make terminal
play:
	$(call set_up,play)
	@$(BIN)/dicehall serve $(ARGS)

# write the page as a site that needs no server into build/site, and serve it here to try
site: setup
	@$(BIN)/dicehall site --out build/site $(ARGS)
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site 8017

# play in the terminal
terminal:
	$(call set_up,terminal)
	@$(BIN)/dicehall play $(or $(ARGS),novodice)

# run the tests, on the compiled and on the interpreted build
test: setup
	@$(BIN)/python -m scripts.test_both_builds $(ARGS)

# run the laws and the scenarios, interpreted: no browser, no database, under a minute
quick:
	$(call set_up,quick)
	@DICEHALL_PURE=1 $(BIN)/python -m pytest -n auto -q tests/laws tests/scenarios $(ARGS)

# run the tests that have a long form: laws on many more games, changed rules, servers for long, pages at every size
test-long: setup
	@DICEHALL_TEST_PROFILE=long $(BIN)/python -m scripts.test_both_builds $(LONG) $(ARGS)

# trouble three servers of one hall with 50 tables, on PostgreSQL, for two minutes: make chaos MINUTES=20
chaos: setup
	@$(BIN)/python -m scripts.install_postgres
	@DICEHALL_TEST_PROFILE=long DICEHALL_CHAOS_MINUTES=$(MINUTES) $(BIN)/python -m pytest -n 0 -rsP \
		tests/server/processes/test_chaos.py $(ARGS)

# let attackers at a server for some minutes, while others play on it: make attack MINUTES=10
attack: setup
	@$(BIN)/python -m tests.attack.siege --minutes $(MINUTES) $(ARGS)

# lint, format, types, direction of imports
check: setup
	@$(MAKE) --no-print-directory -j2 --output-sync=target check-python check-client

check-python:
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy --strict $(CHECKED)
	$(BIN)/lint-imports --no-logo

check-client:
	@$(BIN)/python scripts/build_client.py --run check

# bring Python, Svelte, TypeScript and CSS into their usual form
format: setup
	$(BIN)/ruff format $(CHECKED)
	@$(BIN)/python scripts/build_client.py --run format

# measure the speed of the games, the bots and the arena, beside catanatron; or: make bench COMPARE=main
bench: setup
ifdef COMPARE
	@$(BIN)/python -m scripts.compare_commits $(COMPARE)
else
	@$(BIN)/dicehall bench --catanatron $(ARGS)
endif

# count the instructions of a fixed set of games; fail if they have grown by more than 5 %
count: setup
	@$(BIN)/python -m scripts.count_instructions $(ARGS)

# choose and pin newer versions of the packages used
lock:
	$(call set_up,lock)

# remove everything that was built or installed here
clean:
	rm -rf .venv .bootstrap.lock build dist src/*.egg-info src/dicehall/interpreted.txt
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules src/dicehall/server/client
	find src tests scripts research -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
