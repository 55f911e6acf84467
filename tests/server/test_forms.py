"""The client knows views, events and decisions as the games declare them."""

from motherlode.server.codegen import forms


def test_the_forms_of_the_client_are_up_to_date() -> None:
    written = {file: file.read_text(encoding="utf-8") for file in forms.CLIENTS.glob("*/forms.ts")}
    assert written == forms.files(), "run: python -m motherlode.server.codegen.forms"


def test_an_event_is_known_by_its_kind_and_modules_add_to_it() -> None:
    (tunnels,) = [text for file, text in forms.files().items() if file.parent.name == "tunnels"]
    assert "  'laid': Laid;" in tunnels
    assert "  'played': Played & RoleSeen & PlayedOnGoals & Moves & TreasureSeen;" in tunnels
    assert "export interface DuelEvents" in tunnels
