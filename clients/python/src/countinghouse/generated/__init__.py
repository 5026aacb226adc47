# @generated from openapi/openapi.json by npm run generate.
