<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillParty is made of.
 */
final class BillParty
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'vat_id' => 'text',
        'registration' => 'text',
        'country' => 'text',
    ];
}
