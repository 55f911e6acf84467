"""Scenarios, "given this table, when these moves, then this", and which clauses the tests exercise."""

from motherlode.conformance.clauses import Clause, all_clauses, clauses_in
from motherlode.conformance.coverage import CoverageReport, coverage_report
from motherlode.conformance.report import run_paths

__all__ = ["Clause", "CoverageReport", "all_clauses", "clauses_in", "coverage_report", "run_paths"]
