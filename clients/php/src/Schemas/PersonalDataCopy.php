<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PersonalDataCopy is made of.
 */
final class PersonalDataCopy
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'made_at' => 'date-time',
    ];
}
