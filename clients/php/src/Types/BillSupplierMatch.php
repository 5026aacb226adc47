<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill supplier match.
 *
 * @property-read string $supplier_id Who it is, or may be.
 * @property-read 'vat_id'|'iban'|string $by What led there.
 * @property-read bool $certain Whether the bill was given to this supplier; else it is a choice of yours.
 */
final class BillSupplierMatch extends Record
{
    public const SCHEMA = 'BillSupplierMatch';
}
