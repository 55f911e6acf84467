"""What a build adds to the wheel that lies outside of the package: the browser client, once it is built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_BUILT = "web/dist is missing: this wheel has no browser client. `./play` builds it, or `npm run build` in web/."


def client_files(built: Path) -> dict[str, str]:
    """Where each file of the built client lies, and where in the wheel the server looks for it."""
    files = [file for file in built.rglob("*") if file.is_file() and not file.name.startswith(".")]
    return {str(file): f"motherlode/web/{file.relative_to(built).as_posix()}" for file in sorted(files)}


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout serves web/dist as it is
            return
        built = Path(self.root) / "web" / "dist"
        if not (built / "index.html").is_file():
            self.app.display_warning(NOT_BUILT)
            return
        build_data["force_include"].update(client_files(built))
