// @generated from src/webhooks.ts by npm run generate.
import type { Event } from './generated/types.js';
/** The headers that tell who sent a webhook, and when. */
export interface WebhookHeaders {
    'webhook-id': string;
    'webhook-timestamp': string;
    'webhook-signature': string;
}
type Headed = Headers | Record<string, string | string[] | undefined>;
/**
 * The event of a webhook, once its signature and its time are right.
 *
 * Takes the body exactly as it arrived, the request's headers, and the endpoint's secret (`whsec_…`), or several while
 * one replaces another. Raises WebhookSignatureError. Source: Standard Webhooks 1.0.0.
 */
export declare function verifyWebhook(body: string, headers: Headed, { secret, toleranceSeconds }: {
    secret: string | string[];
    toleranceSeconds?: number;
}): Promise<Event>;
/** The headers of a webhook with this body, to test your own endpoint with. */
export declare function signWebhook(body: string, secret: string, { id, timestamp }?: {
    id?: string;
    timestamp?: Date;
}): Promise<WebhookHeaders>;
export {};
