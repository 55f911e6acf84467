# Sourced by ./check after environment.sh and steps.sh: the compiled core, where it can be built.
# shellcheck shell=sh

# What must be the same on both cores: rules, scenarios, golden games, placement counts, properties.
ENGINE_TESTS="tests/core tests/rules tests/test_conformance.py tests/golden tests/perft tests/properties"

# build_core: a machine without a compiler checks plain Python alone. A compiler that fails is a failure on CI; elsewhere
# it may be the machine's, and plain Python is checked all the same.
build_core() {
    began=$(date +%s)
    printf '\n== compiled core\n'
    status=0
    "$VENV_PYTHON" scripts/build_core.py || status=$?
    case $status,${CI:-} in
        0,*) record "compiled core" passed "$(($(date +%s) - began)) s" ;;
        3,*) record "compiled core" "left out" - "it cannot be built here: plain Python alone is checked" ;;
        *,true) record "compiled core" FAILED - "a compiler is there, and it failed" ;;
        *) record "compiled core" "left out" - "it could not be built: plain Python alone is checked" ;;
    esac
    return $status
}
