<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The dry run change.
 *
 * @property-read string $object The kind of object, as types of events begin with it.
 * @property-read string|null $object_id The object; null for what there is one of, such as the settings of mail.
 * @property-read array<string, mixed> $before Those of its fields that would change, as they are.
 * @property-read array<string, mixed> $after The same fields as they would be.
 */
final class DryRunChange extends Record
{
    public const SCHEMA = 'DryRunChange';
}
