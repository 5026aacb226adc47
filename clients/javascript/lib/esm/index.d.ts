// @generated from src/index.ts by npm run generate.
export * from './errors.js';
export { decimalText } from './money.js';
export { Pages, type Page } from './pages.js';
export type { CallOptions, ChangeOptions, Settings } from './transport.js';
export type { KnownAboutService, NewerValue } from './versions.js';
export { signWebhook, verifyWebhook, type WebhookHeaders } from './webhooks.js';
export * from './generated/resources.js';
export type * from './generated/types.js';
