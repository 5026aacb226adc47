<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The invoice template.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes.
 * @property-read string $name What you call it.
 * @property-read TemplateContent $content What invoices are made of, as far as it is the same each time.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class InvoiceTemplate extends Record
{
    public const SCHEMA = 'InvoiceTemplate';
}
