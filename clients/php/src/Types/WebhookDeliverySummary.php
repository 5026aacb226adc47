<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What a list shows of the webhook delivery.
 *
 * @property-read string $id The identifier.
 * @property-read string $endpoint_id The endpoint, even if it was deleted.
 * @property-read string|null $event_id The event; null for a test.
 * @property-read int|null $sequence The number of the event in the feed.
 * @property-read string $event_type The type of the event.
 * @property-read 'feed'|'replay'|'resend'|'test'|string $origin What caused it.
 * @property-read 'pending'|'delivered'|'failed'|'cancelled'|string $status `cancelled`: the endpoint was deleted before.
 * @property-read int $attempts How many attempts there were.
 * @property-read \DateTimeImmutable|null $next_attempt_at When it is tried next; null while it waits for an earlier event of the same object.
 * @property-read int|null $last_status The status of the last answer.
 * @property-read string|null $last_error Why the last attempt failed.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable|null $ended_at When it ended.
 */
final class WebhookDeliverySummary extends Record
{
    public const SCHEMA = 'WebhookDeliverySummary';
}
