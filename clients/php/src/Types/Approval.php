<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The approval.
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
 * @property-read KeptRequest|null $request What was sent. It is forgotten 30 days after the end, and at once when its customer is erased.
 * @property-read DryRun|null $dry_run What the request would have done when it was sent. Forgotten with it.
 * @property-read DryRun|null $dry_run_now What the request would have done when somebody approved it, beside `dry_run`; null unless it is `stale` for that. Forgotten with what was sent.
 * @property-read list<'approve'|'reject'|string> $available_actions What can be done with it.
 */
final class Approval extends Record
{
    public const SCHEMA = 'Approval';
}
