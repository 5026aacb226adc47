<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * One column of the footer.
 *
 * @property-read string $text Its lines, separated by line ends.
 */
final class FooterColumn extends Record
{
    public const SCHEMA = 'FooterColumn';
}
