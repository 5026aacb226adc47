<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of customer balances.
 *
 * @property-read list<CustomerBalance> $data One entry per currency, in their order.
 */
final class CustomerBalanceList extends Record
{
    public const SCHEMA = 'CustomerBalanceList';
}
