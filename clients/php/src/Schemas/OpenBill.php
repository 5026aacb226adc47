<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What OpenBill is made of.
 *
 * @phpstan-type OpenBillFields array{
 *     accept_findings?: list<'unknown_supplier'|'number_missing'|'issue_date_missing'|'new_bank_details'|'sums_differ'|'rules_broken'|'sums_rounded'|'similar_number'|'not_addressed_to_us'|'issued_in_future'|'issued_long_ago'>|null,
 *     approve?: bool|null,
 * }
 */
final class OpenBill
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'accept_findings' => 'text[]',
        'approve' => 'boolean',
    ];
}
