"""The words of the tunnel party."""

from motherlode.conformance.forms import one_of
from motherlode.conformance.vocabulary import Words

WORDS = Words(game="saboteur", module="tunnel-party", given={"postcard": one_of("connected")})
