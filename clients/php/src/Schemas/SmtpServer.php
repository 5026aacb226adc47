<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SmtpServer is made of.
 */
final class SmtpServer
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'host' => 'text',
        'port' => 'integer',
        'security' => 'text',
        'user' => 'text',
        'has_password' => 'boolean',
    ];
}
