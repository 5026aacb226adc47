<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The audit proof.
 *
 * @property-read bool $intact No event was changed, added or removed in what was read.
 * @property-read int $anchors How many anchors were checked.
 * @property-read int $events How many events were read.
 * @property-read int|null $last_number The number of the last anchor that was checked; null if there is none.
 * @property-read string|null $last_hash Its hash. Compare it with the one that you got when the anchor was made (`audit.anchored`): whoever rewrites events and anchors alike cannot rewrite that.
 * @property-read int $unanchored How many events no anchor covers yet.
 * @property-read list<AnchorFault> $faults What was found; at most 100.
 * @property-read int|null $next_from Ask again with it as `from`: one answer reads about 20000 events. Null at the end.
 */
final class AuditProof extends Record
{
    public const SCHEMA = 'AuditProof';
}
