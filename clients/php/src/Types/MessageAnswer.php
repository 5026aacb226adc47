<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The message answer.
 *
 * @property-read string $outcome accepted, temporary, permanent, unknown, or what was reported.
 * @property-read int|null $smtp_code Three digits of SMTP.
 * @property-read string|null $enhanced_code Such as 5.1.1.
 * @property-read string $text What it says.
 */
final class MessageAnswer extends Record
{
    public const SCHEMA = 'MessageAnswer';
}
