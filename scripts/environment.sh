# Sourced by ./check and ./play from the top of the project: makes .venv and keeps it up to date.
# shellcheck shell=sh

VENV=.venv
VENV_PYTHON=$VENV/bin/python
INSTALLED=$VENV/motherlode-installed

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

version_of() {
    "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null
}

# A Python whose interpreter lies in a library, as pyenv makes it, plays a quarter slower than one built in one piece.
# Where that cannot be seen, as on a Mac, all are alike.
is_in_one_piece() {
    "$1" -c 'import sys; sys.exit("libpython" in open("/proc/self/maps").read())' >/dev/null 2>&1
}

# every_python: all on the PATH that are new enough, one on each line.
every_python() {
    for name in python3.13 python3.12 python3.11 python3; do
        (
            IFS=:
            for folder in $PATH; do
                if [ -x "$folder/$name" ] && is_new_enough "$folder/$name"; then echo "$folder/$name"; fi
            done
        )
    done
}

# find_pythons: the ones to make an environment with, the best first.
find_pythons() {
    if [ -n "${PYTHON:-}" ]; then
        is_new_enough "$PYTHON" || stop "PYTHON=$PYTHON is not a Python 3.11 or newer."
        echo "$PYTHON"
        return
    fi
    found=$(every_python)
    [ -n "$found" ] || stop "Python 3.11 or newer is missing. Install it, or set PYTHON to where it is."
    echo "$found" | while read -r python; do if is_in_one_piece "$python"; then echo "$python"; fi; done
    echo "$found"
}

venv_runs() {
    is_new_enough "$VENV_PYTHON" || return 1
    [ -z "${PYTHON:-}" ] || [ "$(version_of "$PYTHON")" = "$(version_of "$VENV_PYTHON")" ]
}

venv_has_pip() {
    "$VENV_PYTHON" -m pip --version >/dev/null 2>&1
}

# Debian keeps the part of venv that puts pip into a new environment in a package of its own.
install_debian_venv() {
    version=$(version_of "$1")
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        stop "$1 cannot make a virtual environment: its venv module is missing or broken." \
            "On Debian or Ubuntu: apt-get install python$version-venv"
    fi
    echo "Installing python$version-venv with apt-get"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || echo "apt-get update failed; trying with the package lists there are" >&2
    apt-get install -y -qq "python$version-venv" >&2 || apt-get install -y -qq python3-venv >&2 ||
        stop "apt-get could not install python$version-venv nor python3-venv, which $1 needs to make $VENV."
}

make_venv() {
    pythons=$(find_pythons) || exit 1
    old_ifs=$IFS
    IFS='
'
    for python in $pythons; do
        IFS=$old_ifs
        if "$python" -m venv --clear "$VENV" >/dev/null 2>&1; then
            echo "Made $VENV with $python ($(version_of "$python"))"
            return
        fi
    done
    IFS=$old_ifs
    python=$(echo "$pythons" | head -n 1)
    install_debian_venv "$python"
    "$python" -m venv --clear "$VENV" || stop "$python could not make $VENV."
}

# What an environment was made from: the same print again means there is nothing to do.
print_of() {
    case $1 in
        play) files="requirements/run.txt requirements/build.txt" ;;
        check) files="requirements/check.txt" ;;
    esac
    # shellcheck disable=SC2086 # a list of names without blanks
    echo "$1 $PWD $(cat $files pyproject.toml | cksum)"
}

pip_install() {
    # Quiet enough to leave out remarks about where pip looks; errors still show.
    "$VENV_PYTHON" -m pip --disable-pip-version-check -qq install "$@" ||
        stop "pip could not install: $*" "Without it nothing can be run."
}

# Everything that playing needs is in the environment for checking too.
is_installed_for() {
    installed=$(cat "$INSTALLED" 2>/dev/null) || return 1
    [ "$installed" = "$(print_of "$1")" ] || [ "$installed" = "$(print_of check)" ]
}

# prepare_environment play|check
prepare_environment() {
    if is_installed_for "$1" && venv_runs; then
        return
    fi
    if ! venv_runs || ! venv_has_pip; then
        make_venv
    fi
    rm -f "$INSTALLED"
    echo "Installing what $VENV needs to $1"
    case $1 in
        play) pip_install --require-hashes -r requirements/run.txt -r requirements/build.txt ;;
        check) pip_install --require-hashes -r requirements/check.txt ;;
    esac
    pip_install --no-deps --no-build-isolation --editable .
    print_of "$1" >"$INSTALLED"
}
