<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * One column of the footer.
 *
 * @property-read list<string> $lines Its lines, at most six of 100 characters.
 */
final class FooterColumn extends Record
{
    public const SCHEMA = 'FooterColumn';
}
