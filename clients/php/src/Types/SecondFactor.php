<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The second factor.
 *
 * @property-read bool $is_on Whether signing in needs a code.
 * @property-read \DateTimeImmutable|null $on_since Since when; null without one.
 * @property-read int $recovery_codes_left How many recovery codes are not used yet.
 */
final class SecondFactor extends Record
{
    public const SCHEMA = 'SecondFactor';
}
