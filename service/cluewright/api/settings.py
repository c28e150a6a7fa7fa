"""What an operator can set, read once from the environment (`CLUEWRIGHT_…`)."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

Network = IPv4Network | IPv6Network


class SettingsError(ValueError):
    """A setting that cannot be read; the message names it and what would be right."""


@dataclass(frozen=True, slots=True)
class RatePolicy:
    """At most `quota` requests in `window` seconds."""

    quota: int
    window: int


@dataclass(frozen=True, slots=True)
class Settings:
    """`data`: the folder for games and the server secret (None: games live in memory only). `database`: a PostgreSQL
    URL for the games instead; the secret then still comes from `data`, or is given as `secret`.

    `rate_limit` holds for every client but those on loopback, unless `rate_limit_loopback`; None switches it
    off. `trusted_proxies`: whose X-Forwarded-For is believed.
    """

    data: Path | None = None
    database: str | None = field(default=None, repr=False)
    secret: str | None = field(default=None, repr=False)
    rate_limit: RatePolicy | None = RatePolicy(600, 60)
    rate_limit_loopback: bool = False
    trusted_proxies: tuple[Network, ...] = ()
    access_log: bool = False
    pack_folders: tuple[Path, ...] = ()
    locale_folders: tuple[Path, ...] = ()
    lexicons: tuple[Path, ...] = ()

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Read the CLUEWRIGHT_ variables. Raises SettingsError."""

        def read(name: str) -> str:
            return environment.get(f"CLUEWRIGHT_{name}", "").strip()

        return cls(
            data=Path(read("DATA")) if read("DATA") else None,
            database=read("DATABASE") or None,
            secret=read("SECRET") or None,
            rate_limit=_rate("RATE_LIMIT", read("RATE_LIMIT") or "600/60"),
            rate_limit_loopback=_flag("RATE_LIMIT_LOOPBACK", read("RATE_LIMIT_LOOPBACK")),
            trusted_proxies=_networks("TRUSTED_PROXIES", read("TRUSTED_PROXIES")),
            access_log=_flag("ACCESS_LOG", read("ACCESS_LOG")),
            pack_folders=_paths(read("WORDPACKS")),
            locale_folders=_paths(read("LOCALES")),
            lexicons=_paths(read("LEXICON")),
        )


def user_data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where one user's data belongs (XDG base directories): `$XDG_DATA_HOME/cluewright`, by default in the home."""
    base = environment.get("XDG_DATA_HOME", "")
    return (Path(base) if base.startswith("/") else Path.home() / ".local" / "share") / "cluewright"


def _paths(text: str) -> tuple[Path, ...]:
    return tuple(Path(part) for part in text.split(os.pathsep) if part)


def _rate(name: str, text: str) -> RatePolicy | None:
    if text == "off":
        return None
    match = re.fullmatch(r"([1-9][0-9]{0,8})/([1-9][0-9]{0,5})", text)
    if match is None:
        raise SettingsError(f"CLUEWRIGHT_{name}: requests/seconds such as 600/60, or off")
    return RatePolicy(int(match[1]), int(match[2]))


def _flag(name: str, text: str) -> bool:
    if text not in ("", "0", "1", "false", "true"):
        raise SettingsError(f"CLUEWRIGHT_{name}: 1 or 0")
    return text in ("1", "true")


def _networks(name: str, text: str) -> tuple[Network, ...]:
    try:
        return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())
    except ValueError:
        raise SettingsError(f"CLUEWRIGHT_{name}: addresses or networks by commas, such as 10.0.0.0/8") from None
