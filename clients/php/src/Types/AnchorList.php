<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of anchors.
 *
 * @property-read list<Anchor> $data The newest first.
 * @property-read bool $has_more Whether there are more.
 * @property-read string|null $next_cursor Ask again with it as `before`; null at the end.
 */
final class AnchorList extends Record
{
    public const SCHEMA = 'AnchorList';
}
