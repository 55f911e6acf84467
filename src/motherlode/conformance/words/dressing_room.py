"""The words of the dressing room."""

from motherlode.conformance.forms import one_of
from motherlode.conformance.vocabulary import Words

WORDS = Words(game="saboteur", module="dressing-room", given={"postcard": one_of("connected")})
