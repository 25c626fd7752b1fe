# FieldLab. `make run` and `make test` install what is missing; the others assume it is there.

.PHONY: help run test soak bench fuzz sanitize build setup lint format cases docs clean
.DEFAULT_GOAL := help

help:
	@echo 'make run      build and open the screen'
	@echo 'make test     build and run all tests, those in a real terminal too'
	@echo 'make soak     try the policy exact on a million random steps, and more with STEPS=n'
	@echo 'make bench    measure speed and memory, and print them beside their goals'
	@echo 'make fuzz     give random bytes to what reads bytes, for TIME=seconds each'
	@echo 'make sanitize run all tests with the address sanitizer'
	@echo 'make build    build the release program: .build/release/fieldlab'
	@echo 'make setup    install what building and testing needs'
	@echo 'make lint     check the style'
	@echo 'make format   put the style right'
	@echo 'make cases    put the published cases into the binary'
	@echo 'make docs     write the tables and pictures of Docs anew that the program makes'
	@echo 'make clean    remove what was built'

# The library of Swift goes into the program where it may: it starts sooner, a key costs less, and it runs
# on machines that have no Swift. Apple's systems bring the library along.
RELEASE := -c release $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

run:
	@.ci/setup run
	swift build $(RELEASE) --product fieldlab
	@.build/release/fieldlab

test: setup lint
	swift build --build-tests
	swift test --skip-build

STEPS ?= 1000000
SOAK := -c release -Xswiftc -enable-testing --scratch-path .build/soak
soak: setup
	swift build $(SOAK) --build-tests
	FIELDLAB_SOAK_STEPS=$(STEPS) swift test $(SOAK) --skip-build --filter ExactTests.WalkTests

bench: setup
	for product in fieldlab CursesFloor Benchmarks; do \
	  swift build $(RELEASE) --product $$product || exit 1; done
	@.build/release/Benchmarks $(ONLY)

TIME ?= 60
fuzz: setup
	@Tests/Fuzzing/fuzz $(TIME)

# What is still reachable at the end is no leak, and the runtime of Swift keeps much of it. The hostile
# inputs are left out: they run with little memory, and the sanitizer needs terabytes of addresses.
SANITIZE := --sanitize=address --scratch-path .build/sanitize
sanitize: setup
	swift build $(SANITIZE) --build-tests
	ASAN_OPTIONS=detect_leaks=0 swift test $(SANITIZE) --skip-build --skip HostileInputTests

build:
	swift build $(RELEASE) --product fieldlab

setup:
	@.ci/setup test

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Docs

format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests Docs

clean:
	swift package clean

cases:
	sh Docs/Cases/embed.sh

docs: cases
	sh Docs/embed-listing.sh
	RECORD_DOCS=1 swift test --filter 'UIKitPageTests|PolicyPageTests|PicturesTests|ErrorExampleTests|CommandExampleTests'
