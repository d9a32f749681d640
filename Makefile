# make run | test | test-all | check | bench | pictures: each makes .venv and installs what it needs; the second time at once.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
NPM := $(shell command -v npm 2>/dev/null)
JS := $(VENV)/js

.PHONY: run test test-all check bench campaign simulate opponents pictures fonts lock audit sbom clean

run: $(VENV)/.run
	@$(BIN)/sevens run $(ARGS)

# What is quick, and one of each slow kind. Modules are compiled once, whatever the environment says.
PYTEST = PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 4 --dist loadfile --no-loadscope-reorder
test: $(VENV)/.dev
	$(PYTEST) -m "not slow" $(ARGS)

test-all: $(VENV)/.dev
	$(PYTEST) $(ARGS)

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	@if [ -z "$(NPM)" ]; then \
		echo "npm is not installed: the JavaScript of the playground's page is not checked"; \
	elif ! $(MAKE) --no-print-directory $(JS)/.installed; then \
		echo "tsc and eslint cannot be installed: the JavaScript of the playground's page is not checked"; \
	else \
		$(JS)/node_modules/.bin/tsc -p playground && \
		$(JS)/node_modules/.bin/eslint -c $(JS)/eslint.config.js playground/static; \
	fi

bench: $(VENV)/.dev
	$(BIN)/python -m tests.benchmarks $(ARGS)

# The tables of docs/opponents.md. Results are added to RESULTS, and what it holds is not played again: it can be interrupted.
# DEALS: of each preset for the players that search; the others play eight times as many.
DEALS ?= 25
SEED ?= 100000
JOBS ?= 1
RESULTS ?= build/opponents.jsonl
opponents: $(VENV)/.dev
	@mkdir -p $(dir $(RESULTS))
	@duel() { \
		echo "$$*" && $(BIN)/python -m tools.strength duel --all --seed $(SEED) --jobs $(JOBS) --results $(RESULTS) "$$@"; \
	} && \
	for player in easy normal hoarder opener killer; do \
		duel --players $$player,steady-1 --matches $$(($(DEALS) * 32)) || exit; \
	done && \
	for player in strong strong-timed gambler; do \
		duel --players $$player,steady-1 --matches $$(($(DEALS) * 4)) || exit; \
	done && \
	for player in strong strong-timed; do duel --players $$player,strong-1 --matches $$(($(DEALS) * 4)) || exit; done && \
	for player in easy normal strong; do duel --whole --players $$player,random --matches $(DEALS) || exit; done
	@$(BIN)/python -m tools.strength.paper $(RESULTS) docs/opponents.md

# Plays for long while things go wrong; ARGS=--quick to see that it runs.
campaign: $(VENV)/.dev
	$(BIN)/python -m tests.campaigns $(ARGS)

# Worlds from seeds: SEED=4711 repeats one with its trace, MINUTES=10 looks for failures on all cores; FIRST: the first seed.
# LIMIT: seconds of the processor after which a world that hangs ends.
MINUTES ?= 1
simulate: $(VENV)/.dev
	$(BIN)/python -m tests.simulation $(if $(filter command,$(firstword $(origin SEED))),--seed $(SEED),--minutes $(MINUTES)) $(if $(FIRST),--first $(FIRST)) $(if $(PROCESSES),--processes $(PROCESSES)) $(if $(TWINS),--twins) $(if $(SLOW),--slow) $(if $(LIMIT),--limit $(LIMIT))

# The pictures of docs/gallery.md and of the README, and a page with every reference picture, to look at.
pictures: $(VENV)/.dev
	@$(BIN)/python -m tests.renderers.documents
	@$(BIN)/python -m tests.browser.taken
	@$(BIN)/python -m tests.renderers.gallery build/pictures

# What pyproject.toml asks for is pinned, with hashes. Versions that are pinned stay; ARGS=--upgrade: the newest. Needs uv.
COMPILE := uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11
lock:
	$(COMPILE) $(ARGS) pyproject.toml -o requirements.lock
	$(COMPILE) $(ARGS) --group dev --group bench pyproject.toml -o requirements-dev.lock
	$(COMPILE) $(ARGS) --group build -o requirements-build.lock

# Tools with their own packages, apart from the bot's.
TOOLS := $(VENV)/tools
define tool
@[ -x $(TOOLS)/bin/$(1) ] || { "$(PYTHON)" -m venv $(TOOLS) && \
	$(TOOLS)/bin/pip install --quiet --disable-pip-version-check $(2); } || \
	{ echo "$(2) cannot be installed, as the package index cannot be reached: nothing was done" >&2; exit 2; }
endef

# Known weaknesses of what the bot installs. The script ends with 1 if there are any, with 2 if not all was asked about.
audit:
	$(call tool,pip-audit,pip-audit)
	@mkdir -p build; PIP_AUDIT=$(TOOLS)/bin/pip-audit sh deploy/audit.sh requirements.lock

# What the bot is made of, as CycloneDX.
sbom:
	$(call tool,cyclonedx-py,cyclonedx-bom)
	@mkdir -p build
	@$(TOOLS)/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --output-file build/sbom.json \
		requirements.lock && echo "Written to build/sbom.json"

# The pictures' subset of Noto Sans CJK, made of the whole font (version 2.004).
SOURCE ?= /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc
fonts:
	$(call tool,fonttools,fonttools)
	@$(TOOLS)/bin/python tests/renderers/canvas/fonts.py $(SOURCE)

clean:
	rm -rf $(VENV)

$(VENV)/.run: requirements.lock pyproject.toml
	@$(call install,requirements.lock)
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml
	@$(call install,requirements-dev.lock)
	@touch $(VENV)/.run $@

# What checks the page's JavaScript is installed beside the Python packages.
$(JS)/.installed: playground/package.json playground/package-lock.json playground/eslint.config.js
	@mkdir -p $(JS) && cp $^ $(JS)
	@echo "Installing into $(JS) ..."
	@cd $(JS) && npm ci --silent --no-audit --no-fund && touch .installed

# The locks name every package, so nothing is looked up beside them.
define install
if [ -z "$(PYTHON)" ]; then echo "Sevens needs Python 3.11 or newer" >&2; exit 1; fi; \
echo "Installing into $(VENV) ..."; \
if command -v uv >/dev/null; then \
	uv venv --quiet --allow-existing --python "$(PYTHON)" $(VENV) && \
	VIRTUAL_ENV=$(VENV) uv pip install --quiet --no-deps -r $(1) && \
	VIRTUAL_ENV=$(VENV) uv pip install --quiet --no-deps -e .; \
else \
	"$(PYTHON)" -m venv $(VENV) && \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r $(1) && \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .; \
fi
endef
