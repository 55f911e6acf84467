"""The words of the Veto."""

from motherlode.conformance.vocabulary import Words

WORDS = Words(game="saboteur", module="veto", reactions={"react": {"veto": False}})
