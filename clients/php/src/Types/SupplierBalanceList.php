<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of supplier balances.
 *
 * @property-read list<SupplierBalance> $data One entry per currency, in their order.
 */
final class SupplierBalanceList extends Record
{
    public const SCHEMA = 'SupplierBalanceList';
}
