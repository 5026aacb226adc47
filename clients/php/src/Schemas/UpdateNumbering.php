<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateNumbering is made of.
 *
 * @phpstan-import-type NumberingRuleFields from NumberingRule
 * @phpstan-type UpdateNumberingFields array{
 *     invoice?: NumberingRuleFields|Record|null,
 *     credit_note?: NumberingRuleFields|Record|null,
 *     quote?: NumberingRuleFields|Record|null,
 * }
 */
final class UpdateNumbering
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice' => 'NumberingRule',
        'credit_note' => 'NumberingRule',
        'quote' => 'NumberingRule',
    ];
}
