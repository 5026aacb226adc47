<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * An organization of the user, with the role there.
 *
 * @property-read string $id The identifier.
 * @property-read string $name The name.
 * @property-read 'live'|'test'|string $mode Whether the books count, or are for trying.
 * @property-read string|null $sandbox_of The organization that it is a sandbox of; null for every other one.
 * @property-read string $currency The currency of documents that name none.
 * @property-read string $time_zone Where its days begin and end; an IANA time zone.
 * @property-read 'owner'|'admin'|'bookkeeper'|'member'|'viewer'|'auditor'|string $role What you may do there.
 * @property-read \DateTimeImmutable|null $closed_at Since when its books can only be read; null while they are open.
 */
final class OwnOrganization extends Record
{
    public const SCHEMA = 'OwnOrganization';
}
