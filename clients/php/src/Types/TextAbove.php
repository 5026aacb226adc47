<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The text above.
 *
 * @property-read 'heading'|'text'|'page_break'|string $kind `heading` begins a section, whose lines are numbered 1.1, 1.2; `page_break` begins a page.
 * @property-read string|null $text What is printed; a page break has none.
 */
final class TextAbove extends Record
{
    public const SCHEMA = 'TextAbove';
}
