<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The staleness.
 *
 * @property-read 'changed'|'refused'|'erased'|string $reason `changed`: what it is about, or what it comes to, is not what was shown. `refused`: it is not possible any more. `erased`: it held personal data that was erased.
 * @property-read list<string> $fields The fields that are others now, of what it is about or of the answer.
 * @property-read string|null $problem The code of the problem that refused it.
 */
final class Staleness extends Record
{
    public const SCHEMA = 'Staleness';
}
