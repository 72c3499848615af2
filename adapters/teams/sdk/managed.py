"""The token of a managed identity, which the machine gives: Azure's ways to ask for it are many, MSAL knows them."""

from rag.errors import Rejected, Unavailable


def managed_token(client_id: str, resource: str) -> tuple[str, float]:
    """
    Return a token of the user-assigned identity, and the seconds it is good. Blocks: call it in a thread.

    Raises Unavailable when the machine's endpoint does not answer, Rejected when it refuses or there is none.
    """
    import msal  # noqa: PLC0415 - half a second that only this kind of app pays
    import requests  # noqa: PLC0415 - as above

    try:
        with requests.Session() as session:
            client = msal.ManagedIdentityClient(
                msal.UserAssignedManagedIdentity(client_id=client_id), http_client=session
            )
            answer = client.acquire_token_for_client(resource=resource)
    except requests.RequestException as error:
        raise Unavailable(f"the managed identity cannot be asked: {type(error).__name__}") from error
    except (msal.ManagedIdentityError, ValueError) as error:
        raise Rejected(f"there is no managed identity here: {error}") from error
    if "access_token" not in answer:
        raise Rejected(f"the managed identity was refused: {answer.get('error', 'no reason given')}")
    return str(answer["access_token"]), float(answer.get("expires_in", 0))
