<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ShownNeededApproval is made of.
 */
final class ShownNeededApproval
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'operations' => 'text[]',
        'above' => 'ShownAmount',
    ];
}
