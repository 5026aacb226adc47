<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What is wrong with one field or parameter.
 *
 * @property-read string $pointer RFC 6901 pointer to the field, or the parameter’s name.
 * @property-read string $code What is wrong, for programs.
 * @property-read string $detail What is wrong, for people.
 */
final class FieldFault extends Record
{
    public const SCHEMA = 'FieldFault';
}
