<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The shown amount.
 *
 * @property-read numeric-string $amount In whole units of the currency.
 * @property-read string $currency The currency.
 */
final class ShownAmount extends Record
{
    public const SCHEMA = 'ShownAmount';
}
