<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of bank balances.
 *
 * @property-read list<BankBalance> $data The latest 400, the oldest of them first.
 */
final class BankBalanceList extends Record
{
    public const SCHEMA = 'BankBalanceList';
}
