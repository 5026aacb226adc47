// @generated from src/generated/types.ts by npm run generate.
"use strict";
// @generated from openapi/openapi.json by npm run generate.
Object.defineProperty(exports, "__esModule", { value: true });
