<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * An organization by its name.
 *
 * @property-read string $id The identifier.
 * @property-read string $name The name.
 * @property-read 'live'|'test'|string $mode Whether the books count, or are for trying.
 * @property-read string $currency The currency of documents that name none.
 * @property-read string $time_zone Where its days begin and end; an IANA time zone.
 */
final class OrganizationSummary extends Record
{
    public const SCHEMA = 'OrganizationSummary';
}
