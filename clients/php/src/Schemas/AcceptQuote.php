<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What AcceptQuote is made of.
 *
 * @phpstan-import-type ChosenItemFields from ChosenItem
 * @phpstan-type AcceptQuoteFields array{
 *     name: string,
 *     channel: 'email'|'phone'|'paper'|'in_person'|'other',
 *     items?: list<ChosenItemFields|Record>|null,
 * }
 */
final class AcceptQuote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'channel' => 'text',
        'items' => 'ChosenItem[]',
    ];
}
