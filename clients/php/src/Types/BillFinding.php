<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill finding.
 *
 * @property-read 'unknown_supplier'|'number_missing'|'issue_date_missing'|'new_bank_details'|'sums_differ'|'rules_broken'|'sums_rounded'|'similar_number'|'not_addressed_to_us'|'issued_in_future'|'issued_long_ago'|string $code What was found.
 * @property-read 'stop'|'warn'|'info'|string $severity A bill with one that stops it is opened only when that is put right or accepted.
 * @property-read string $pointer The field that it is about.
 * @property-read string $detail What it means, and what to do.
 * @property-read string|null $rule The rule of a standard that is broken.
 */
final class BillFinding extends Record
{
    public const SCHEMA = 'BillFinding';
}
