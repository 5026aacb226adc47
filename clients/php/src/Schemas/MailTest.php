<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MailTest is made of.
 */
final class MailTest
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'transport' => 'text',
        'from' => 'text',
        'to' => 'text',
        'outcome' => 'text',
        'smtp_code' => 'integer',
        'enhanced_code' => 'text',
        'text' => 'text',
        'duration_ms' => 'integer',
        'sender_domain' => 'SenderDomain',
    ];
}
