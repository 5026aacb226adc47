<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The approval facts.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the approval.
 * @property-read 'pending'|'approved'|'rejected'|'stale'|'expired'|string $state Until somebody decides it is `pending`. All other states are final.
 * @property-read string $operation What is asked for.
 * @property-read string|null $target_id What it is about: what stands in its path. Null for what is made anew.
 * @property-read 'operation'|'amount'|string $reason Whether its operation always waits for an approval, or its amount does.
 * @property-read string $asked_by The API key or the member that asks.
 * @property-read string|null $decided_by The user who decided; null where nobody has.
 * @property-read string|null $rejection_reason What whoever rejected it said; null for nothing. Forgotten with what was sent.
 * @property-read \DateTimeImmutable|null $ended_at When it was decided on, or expired.
 * @property-read Staleness|null $stale_because Why it is `stale`.
 * @property-read ApprovalResult|null $result What the approved request came to.
 * @property-read \DateTimeImmutable $expires_at When it expires unless somebody decides: seven days after it was asked for.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class ApprovalFacts extends Record
{
    public const SCHEMA = 'ApprovalFacts';
}
