export { ApiPromise, type Answer, type Page } from './answers.js';
export type { RawRequest } from './client.js';
export type { Download } from './downloads.js';
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  CountinghouseError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
  WebhookSignatureError,
  type ErrorCode,
  type Failure,
} from './errors.js';
export { eventObject } from './events.js';
export { decimalText } from './money.js';
export type { Pages } from './pages.js';
export type { ServerSentEvent } from './server-sent-events.js';
export type {
  AppInfo,
  CallOptions,
  ChangeOptions,
  RequestReport,
  ResponseReport,
  Settings,
} from './settings.js';
export type { KnownAboutService, NewerValue } from './versions.js';
export { signWebhook, verifyWebhook, type WebhookHeaders } from './webhooks.js';
export * from './generated/resources.js';
export type * from './generated/types.js';
export { API_VERSION, VERSION } from './generated/version.js';
