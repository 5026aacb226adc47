<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MailTemplate is made of.
 */
final class MailTemplate
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'language' => 'text',
        'built_in' => 'boolean',
        'subject' => 'text',
        'text' => 'text',
        'placeholders' => 'text[]',
    ];
}
