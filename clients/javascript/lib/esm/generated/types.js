// @generated from src/generated/types.ts by npm run generate.
// @generated from openapi/openapi.json by npm run generate.
export {};
