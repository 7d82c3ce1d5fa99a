# make install: build flowsim and install it in PREFIX (/usr/local).  make uninstall: remove it.
# make demo: see flows run and apps checked.  make test: the whole test suite.  make lint: the format.
# make bench: speed.  make mutants: what check finds of what is broken on purpose.
# make bridge: the bridge between the interpreter and HeadlessUIKit, generated anew.
# make hostile: Swift files broken on purpose, run by the interpreter: none ends the process.
# make walks: the example apps with their classes linked and interpreted, 150 random walks over each.
# make outside: the plugin in a package that depends on this one, which builds all anew.
# make differential: programs of others, laid out in FLOWSIM_PROGRAMS, run by the interpreter.
SWIFT ?= swift
DEMO_DIAGRAM = .build/Shop.svg

PREFIX ?= /usr/local
DESTDIR ?=

.PHONY: install uninstall demo test bench bridge differential hostile outside walks mutants lint format setup

install:
	@SWIFT="$(SWIFT)" PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install

uninstall:
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/uninstall

demo: setup
	$(SWIFT) build --product flowsim
	$(SWIFT) build --product flowsim-layout
	.build/debug/flowsim run Flows
	.build/debug/flowsim check Examples
	.build/debug/flowsim graph Examples/Shop --output $(DEMO_DIAGRAM)
	@echo "The navigation of Examples/Shop is drawn in $(DEMO_DIAGRAM)"

# Two halves beside each other, since tests of the simulator run on the main actor, so on one core.
test: setup
	$(SWIFT) build --build-tests
	@Scripts/run-tests $(SWIFT)

bench: setup
	@Scripts/install-packages libxml2-utils/libxml2
	for product in flowsim differential stopwatch; do $(SWIFT) build -c release --product $$product || exit 1; done
	cd Benchmarks && $(SWIFT) run -c release flowsim-bench

bridge:
	$(SWIFT) build --target HeadlessUIKit
	$(SWIFT) run bridge-generator "$$($(SWIFT) build --show-bin-path)/Modules" Sources/UIKitBridge/Generated .swift-format

outside:
	FLOWSIM_OUTSIDE=1 $(SWIFT) test --filter PluginTests

mutants:
	$(SWIFT) build -c release --product flowsim
	cd Benchmarks && $(SWIFT) run -c release flowsim-mutants

differential:
	@test -n "$(FLOWSIM_PROGRAMS)" || { echo "FLOWSIM_PROGRAMS names no folder: see Documentation/Programs.md"; exit 2; }
	$(SWIFT) build -c release --product differential
	.build/release/differential "$(FLOWSIM_PROGRAMS)"

hostile:
	$(SWIFT) build -c release --product differential
	.build/release/differential --mutants 20000 Tests/Fixtures/Programs

walks:
	FLOWSIM_WALKS=150 $(SWIFT) test --filter LinkedClassesTests

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Tools Examples Benchmarks/Sources Package.swift

format:
	$(SWIFT) format format --in-place --recursive --parallel Sources Tests Tools Examples Benchmarks/Sources Package.swift

setup:
	@Scripts/install-packages libgraphviz-dev/graphviz pkg-config/pkg-config
