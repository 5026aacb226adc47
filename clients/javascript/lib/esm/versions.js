// @generated from src/versions.ts by npm run generate.
export {};
