<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A text on the document, and what it is about.
 *
 * @property-read string $text What is printed.
 * @property-read string|null $subject_code What it is about, as a code of UNTDID 4451, such as AAI or REG.
 */
final class Note extends Record
{
    public const SCHEMA = 'Note';
}
