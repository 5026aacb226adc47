<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of links.
 *
 * @property-read list<Link> $data The rows, in their order; of an event, what changed.
 */
final class LinkList extends Record
{
    public const SCHEMA = 'LinkList';
}
