// @generated from src/generated/types.ts by npm run generate.
export {};
