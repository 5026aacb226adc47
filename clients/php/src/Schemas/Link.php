<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Link is made of.
 */
final class Link
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'invoice_id' => 'text',
        'credit_note_id' => 'text',
        'quote_id' => 'text',
        'channel' => 'text',
        'views' => 'integer',
        'first_viewed_at' => 'date-time',
        'last_viewed_at' => 'date-time',
        'expires_at' => 'date-time',
        'ended_at' => 'date-time',
        'created_at' => 'date-time',
    ];
}
