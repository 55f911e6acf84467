# Sourced by ./check: runs steps one after another, goes on after a failure, sums up at the end.
# shellcheck shell=sh

results=
failures=0

record() {
    results="$results$(printf '%-24s %-9s %6s  %s' "$1" "$2" "$3" "${4:-}")
"
}

# step NAME COMMAND ARGUMENT…
step() {
    name=$1
    shift
    printf '\n== %s: %s\n' "$name" "$*"
    began=$(date +%s)
    if "$@"; then
        result=passed
    else
        result=FAILED
        failures=$((failures + 1))
    fi
    record "$name" "$result" "$(($(date +%s) - began)) s"
}

# left_out NAME REASON: a step that cannot run on this machine. CI must run everything, so there it is a failure.
left_out() {
    printf '\n== %s: left out, %s\n' "$1" "$2"
    if [ "${CI:-}" = true ]; then
        failures=$((failures + 1))
        record "$1" FAILED - "left out: $2"
    else
        record "$1" "left out" - "$2"
    fi
}

# Prints the table; the exit status is that of the whole run.
summary() {
    printf '\n== Summary\n%s' "$results"
    if [ "$failures" = 0 ]; then
        echo "All that ran passed."
    else
        echo "Failed: $failures"
        return 1
    fi
}
