// @generated from src/generated/types.ts by npm run generate.
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
