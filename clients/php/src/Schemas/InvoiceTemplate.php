<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InvoiceTemplate is made of.
 */
final class InvoiceTemplate
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'name' => 'text',
        'content' => 'TemplateContent',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
