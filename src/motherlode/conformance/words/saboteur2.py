"""The words of Saboteur 2."""

from motherlode.conformance.forms import list_of, word
from motherlode.conformance.vocabulary import Verb, Words
from motherlode.conformance.words.saboteur import card

WORDS = Words(
    game="saboteur",
    module="saboteur2",
    given={"aside": list_of(card)},
    verbs={"remove": Verb(word, {"discard": list_of(card)}, required=frozenset({"discard"}))},
)
