<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What WebhookEndpoint is made of.
 */
final class WebhookEndpoint
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'url' => 'text',
        'description' => 'text',
        'event_types' => 'text[]',
        'payload' => 'text',
        'ordering' => 'text',
        'header_names' => 'text[]',
        'status' => 'text',
        'status_reason' => 'text',
        'writer_left_at' => 'date-time',
        'previous_secret_ends_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
