<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What WebhookAttempt is made of.
 */
final class WebhookAttempt
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'number' => 'integer',
        'at' => 'date-time',
        'url' => 'text',
        'request_headers' => 'text{}',
        'status' => 'integer',
        'response_headers' => 'text{}',
        'response_text' => 'text',
        'duration_ms' => 'integer',
        'address' => 'text',
        'error' => 'text',
    ];
}
