<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The recovery codes.
 *
 * @property-read list<string> $recovery_codes Each replaces a code of the app once.
 */
final class RecoveryCodes extends Record
{
    public const SCHEMA = 'RecoveryCodes';
}
