<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What is wrong with one field of an entry.
 *
 * @property-read string $pointer RFC 6901 pointer to the field, from the beginning of the whole body.
 * @property-read string $code What is wrong, for programs.
 * @property-read string $detail What is wrong, for people.
 * @property-read string|null $rule The rule of a standard that is broken, where it is one of an electronic document.
 * @property-read string|null $where Whose field it is, where that is not what was sent.
 */
final class EntryFault extends Record
{
    public const SCHEMA = 'EntryFault';
}
