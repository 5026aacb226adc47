# @generated from clients/VERSION and openapi/openapi.json by npm run generate.
VERSION = "{{version}}"
"""The version of this library."""

API_VERSION = "{{apiVersion}}"
"""The version of the API that this library was made for."""
