<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What is missing or wrong in a document, and the field to change.
 *
 * @property-read string $rule The rule as its standard calls it; those with CTH are our own.
 * @property-read 'error'|'warning'|string $severity An error makes the document invalid.
 * @property-read string $term Business term of EN 16931.
 * @property-read 'invoice'|'organization'|'customer'|string $where The resource whose field puts it right.
 * @property-read string $pointer That field, in the body of its request.
 * @property-read string $code What is wrong, for programs.
 * @property-read string $message What to do, in a sentence.
 * @property-read string|null $target_id The organization or the customer; null where it is the document itself.
 */
final class Finding extends Record
{
    public const SCHEMA = 'Finding';
}
