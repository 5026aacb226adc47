<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What PaymentInstructions is made of.
 *
 * @phpstan-import-type DirectDebitFields from DirectDebit
 * @phpstan-import-type PaymentCardFields from PaymentCard
 * @phpstan-type PaymentInstructionsFields array{
 *     means?: 'bank_transfer'|'sepa_transfer'|'card'|'direct_debit'|'cash'|'other'|null,
 *     reference?: string|null,
 *     text?: string|null,
 *     card?: PaymentCardFields|Record|null,
 *     direct_debit?: DirectDebitFields|Record|null,
 * }
 */
final class PaymentInstructions
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'means' => 'text',
        'reference' => 'text',
        'text' => 'text',
        'card' => 'PaymentCard',
        'direct_debit' => 'DirectDebit',
    ];
}
