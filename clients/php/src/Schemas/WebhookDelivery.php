<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What WebhookDelivery is made of.
 */
final class WebhookDelivery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'endpoint_id' => 'text',
        'event_id' => 'text',
        'sequence' => 'integer',
        'event_type' => 'text',
        'origin' => 'text',
        'status' => 'text',
        'attempts' => 'integer',
        'next_attempt_at' => 'date-time',
        'last_status' => 'integer',
        'last_error' => 'text',
        'created_at' => 'date-time',
        'ended_at' => 'date-time',
        'log' => 'WebhookAttempt[]',
        'body' => 'text',
    ];
}
