<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The confirmation.
 *
 * @property-read \DateTimeImmutable $confirmed_until Until then, sensitive operations do not ask again.
 */
final class Confirmation extends Record
{
    public const SCHEMA = 'Confirmation';
}
