<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The erasure.
 *
 * @property-read string $customer_id Whose data it is.
 * @property-read 'requested'|'consent_withdrawn'|'objection'|'no_longer_needed'|string $reason Why it is erased. There is no text, because it could name the person again.
 * @property-read bool $dry_run Whether nothing was changed.
 * @property-read Erased $erased How much is erased at once.
 * @property-read list<KeptRecords> $kept What has to stay, the first to go first.
 * @property-read string|null $next_on The day on which the first of it is erased by itself; null if nothing has to stay.
 * @property-read \DateTimeImmutable|null $erased_at When it was erased; null for a dry run.
 */
final class Erasure extends Record
{
    public const SCHEMA = 'Erasure';
}
