"""What the connector answered, as the SDK's deserializer reads it."""

import json
from collections.abc import Mapping
from typing import Any

from msrest.universal_http import ClientRequest
from msrest.universal_http.async_abc import AsyncClientResponse


class Answer(AsyncClientResponse):
    """A good answer: all others were raised before."""

    def __init__(self, request: ClientRequest, said: Mapping[str, Any]) -> None:
        super().__init__(request, None)
        self.status_code = 200
        self.headers = {"content-type": "application/json"}
        self.reason = "OK"
        self._body = json.dumps(dict(said)).encode()

    def body(self) -> bytes:
        """Return the JSON."""
        return self._body

    def raise_for_status(self) -> None:
        """Do nothing."""
