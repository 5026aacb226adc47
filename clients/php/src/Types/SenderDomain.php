<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The sender domain.
 *
 * @property-read string $domain The domain of the sender, as name servers know it.
 * @property-read list<DomainRecord> $records SPF, DKIM and DMARC, in this order.
 */
final class SenderDomain extends Record
{
    public const SCHEMA = 'SenderDomain';
}
