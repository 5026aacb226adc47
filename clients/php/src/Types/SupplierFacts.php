<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The supplier facts.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the supplier.
 * @property-read string|null $currency Currency that they bill in, as a rule.
 * @property-read \DateTimeImmutable|null $archived_at Since when lists hide it.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class SupplierFacts extends Record
{
    public const SCHEMA = 'SupplierFacts';
}
