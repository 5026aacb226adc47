<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SupplierFacts is made of.
 */
final class SupplierFacts
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'currency' => 'text',
        'archived_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
