"""A finished game looked at again: who could believe what of whom, which deeds changed it, what claims were worth."""

from motherlode.analysis.chart import Analysis, Claim, Deed, RoundChart, Step, analyse, analyse_record

__all__ = ["Analysis", "Claim", "Deed", "RoundChart", "Step", "analyse", "analyse_record"]
