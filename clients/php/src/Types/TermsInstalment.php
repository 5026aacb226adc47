<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The terms instalment.
 *
 * @property-read numeric-string $percent How much of what there is to pay.
 * @property-read int $days Days after the issue date.
 */
final class TermsInstalment extends Record
{
    public const SCHEMA = 'TermsInstalment';
}
