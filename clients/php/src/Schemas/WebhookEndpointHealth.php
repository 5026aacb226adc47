<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What WebhookEndpointHealth is made of.
 */
final class WebhookEndpointHealth
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'status' => 'text',
        'status_reason' => 'text',
        'lag' => 'integer',
        'pending' => 'integer',
        'delivered_24h' => 'integer',
        'failed_24h' => 'integer',
        'failing_since' => 'date-time',
        'last_success_at' => 'date-time',
    ];
}
