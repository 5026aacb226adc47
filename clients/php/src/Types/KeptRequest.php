<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The kept request.
 *
 * @property-read array<string, string> $query Its query parameters.
 * @property-read array<string, mixed>|null $body Its body; null for none.
 * @property-read string|null $if_match Its header If-Match.
 */
final class KeptRequest extends Record
{
    public const SCHEMA = 'KeptRequest';
}
