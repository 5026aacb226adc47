<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of bank matchs.
 *
 * @property-read list<BankMatch> $data In their order.
 */
final class BankMatchList extends Record
{
    public const SCHEMA = 'BankMatchList';
}
