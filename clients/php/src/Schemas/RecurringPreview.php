<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RecurringPreview is made of.
 */
final class RecurringPreview
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'rule' => 'Recurrence',
        'rrule' => 'text',
        'data' => 'Occurrence[]',
        'invoice' => 'FirstInvoice',
    ];
}
