# @generated from clients/VERSION and openapi/openapi.json by npm run generate.
VERSION = "1.0.0"
"""The version of this library."""

API_VERSION = "1.0.0"
"""The version of the API that this library was made for."""
