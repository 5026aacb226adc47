<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The dry run message.
 *
 * @property-read list<string> $to Addresses of recipients.
 * @property-read string $subject Subject line.
 */
final class DryRunMessage extends Record
{
    public const SCHEMA = 'DryRunMessage';
}
