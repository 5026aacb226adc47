<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The accepted finding.
 *
 * @property-read 'unknown_supplier'|'number_missing'|'issue_date_missing'|'new_bank_details'|'sums_differ'|'rules_broken'|'sums_rounded'|'similar_number'|'not_addressed_to_us'|'issued_in_future'|'issued_long_ago'|string $code What was let pass.
 * @property-read string $by The identifier of the user or of the API key.
 * @property-read \DateTimeImmutable $at When.
 */
final class AcceptedFinding extends Record
{
    public const SCHEMA = 'AcceptedFinding';
}
