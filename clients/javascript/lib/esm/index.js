// @generated from src/index.ts by npm run generate.
export * from './errors.js';
export { decimalText } from './money.js';
export { Pages } from './pages.js';
export { signWebhook, verifyWebhook } from './webhooks.js';
export * from './generated/resources.js';
