<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The no price.
 *
 * @property-read 'required'|'wrong_currency'|'archived'|string $code `required`: the product has no price. `wrong_currency`, `archived`: of the list or the product.
 * @property-read string $detail The same in a sentence.
 */
final class NoPrice extends Record
{
    public const SCHEMA = 'NoPrice';
}
