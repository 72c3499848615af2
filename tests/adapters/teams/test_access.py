"""Who the bot is: the whole registration, or none; local mode only where nobody else can reach it."""

from pathlib import Path

import pytest

from adapters.settings import Mistakes
from adapters.teams.access import LOGIN_URL, Access, AppKind, access_of, local_access
from adapters.teams.trust import trusted

WHOLE = {
    "MICROSOFT_APP_ID": "0b6f4a2e-1111-4222-8333-444455556666",
    "MICROSOFT_APP_PASSWORD": "a-client-secret",
    "MICROSOFT_APP_TENANT_ID": "5f0d1c7e-aaaa-4bbb-8ccc-ddddeeeeffff",
}


def of(**changes: str) -> Access:
    access = access_of(WHOLE | changes)
    assert access is not None
    return access


def mistakes(environment: dict[str, str]) -> str:
    with pytest.raises(Mistakes) as caught:
        access_of(environment)
    return str(caught.value)


def test_without_any_variable_teams_is_not_served() -> None:
    assert access_of({"MICROSOFT_APP_ID": " "}) is None


def test_a_whole_registration_is_of_a_single_tenant_at_microsofts_own_login() -> None:
    access = of()
    assert (access.kind, access.login_url, access.local) == (AppKind.SINGLE_TENANT, LOGIN_URL, False)


def test_a_managed_identity_has_no_password() -> None:
    assert of(MICROSOFT_APP_TYPE="UserAssignedMSI", MICROSOFT_APP_PASSWORD="").kind is AppKind.MANAGED
    assert "unset one of the two" in mistakes(WHOLE | {"MICROSOFT_APP_TYPE": "UserAssignedMSI"})


def test_c057_a_password_without_an_app_id_refuses_to_start() -> None:
    assert "MICROSOFT_APP_ID is missing" in mistakes({"MICROSOFT_APP_PASSWORD": "a-client-secret"})


def test_all_mistakes_are_told_at_once_and_none_repeats_a_secret(tmp_path: Path) -> None:
    told = mistakes(
        {
            "MICROSOFT_APP_ID": "no id",
            "MICROSOFT_APP_PASSWORD": "a-client-secret",
            "MICROSOFT_APP_TENANT_ID": "contoso.onmicrosoft.com",
            "MICROSOFT_APP_TYPE": "MultiTenant",
            "MICROSOFT_LOGIN_URL": "login",
            "MICROSOFT_OPENID_URL": "https://user:secret@example.com",
            "MICROSOFT_SERVICE_URLS": "https://a.example.com, nonsense",
            "REQUESTS_CA_BUNDLE": str(tmp_path / "absent.pem"),
        }
    )
    for name in ("APP_ID", "TENANT_ID", "APP_TYPE", "LOGIN_URL", "OPENID_URL", "SERVICE_URLS", "REQUESTS_CA_BUNDLE"):
        assert name in told
    assert "secret" not in told.replace("client secret", "")


def test_a_missing_password_and_tenant_are_told() -> None:
    told = mistakes({"MICROSOFT_APP_ID": WHOLE["MICROSOFT_APP_ID"]})
    assert "MICROSOFT_APP_PASSWORD is missing" in told
    assert "MICROSOFT_APP_TENANT_ID is missing" in told


def test_what_is_shown_of_an_access_holds_no_password() -> None:
    assert "a-client-secret" not in repr(of())


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "[::1]", "localhost"])
def test_local_mode_is_for_this_machine(host: str) -> None:
    assert local_access({}, host).local


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "10.0.0.4", "bot.example.com", "127.example.com"])  # noqa: S104
def test_c057_local_mode_refuses_every_address_that_others_reach(host: str) -> None:
    with pytest.raises(Mistakes, match="this machine only"):
        local_access({}, host)


def test_local_mode_refuses_a_registration() -> None:
    with pytest.raises(Mistakes, match="MICROSOFT_APP_ID is set"):
        local_access(WHOLE, "127.0.0.1")


@pytest.mark.parametrize(
    "url",
    ["https://smba.trafficmanager.net/emea/", "https://smba.trafficmanager.net:443/amer", "https://x.botframework.com"],
)
def test_replies_go_to_microsofts_addresses(url: str) -> None:
    assert trusted(of(), url)


@pytest.mark.parametrize(
    "url",
    [
        "http://smba.trafficmanager.net/emea/",
        "https://smba.trafficmanager.net:8443/",
        "https://smba.trafficmanager.net.example.com/",
        "https://botframework.com.example.com/",
        "https://evilbotframework.com/",
        "https://smba.trafficmanager.net@example.com/",
        "https://example.com\\.botframework.com/",
        "http://127.0.0.1:3978/",
        "file:///etc/passwd",
        "https://[::1",
        "",
    ],
)
def test_replies_go_nowhere_else(url: str) -> None:
    assert not trusted(of(), url)


def test_replies_go_below_the_addresses_of_the_settings() -> None:
    access = of(MICROSOFT_SERVICE_URLS="https://smba.example.com/gov, http://127.0.0.1:9000")
    assert trusted(access, "https://smba.example.com/gov/v3")
    assert trusted(access, "http://127.0.0.1:9000/_connector")
    for other in ("https://smba.example.com/government", "http://127.0.0.1:9001/", "https://smba.example.com/gov/../x"):
        assert not trusted(access, other)


def test_in_local_mode_replies_stay_on_this_machine() -> None:
    access = local_access({}, "127.0.0.1")
    assert trusted(access, "http://localhost:56150/_connector")
    assert not trusted(access, "https://smba.trafficmanager.net/emea/")
