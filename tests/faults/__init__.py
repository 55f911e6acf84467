"""Plants faults in the code and looks whether the tests notice: `python -m tests.faults --help`."""
