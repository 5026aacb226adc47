<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The webhook endpoint health.
 *
 * @property-read 'active'|'failing'|'disabled'|string $status The state of the endpoint.
 * @property-read string|null $status_reason Why it is failing or disabled.
 * @property-read int $lag How many events of the feed are not deliveries yet.
 * @property-read int $pending How many deliveries wait.
 * @property-read int $delivered_24h How many deliveries of the last 24 hours have arrived.
 * @property-read int $failed_24h How many deliveries of the last 24 hours failed at their last attempt.
 * @property-read \DateTimeImmutable|null $failing_since Since when no request has succeeded.
 * @property-read \DateTimeImmutable|null $last_success_at When a request succeeded last, to ten seconds.
 */
final class WebhookEndpointHealth extends Record
{
    public const SCHEMA = 'WebhookEndpointHealth';
}
