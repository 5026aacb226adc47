<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ChosenItem is made of.
 *
 * @phpstan-type ChosenItemFields array{
 *     quote_item_id: string,
 * }
 */
final class ChosenItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'quote_item_id' => 'text',
    ];
}
