<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The mandate and account of a direct debit.
 *
 * @property-read string|null $mandate Reference of the mandate.
 * @property-read string|null $iban Account that is debited.
 */
final class DirectDebit extends Record
{
    public const SCHEMA = 'DirectDebit';
}
