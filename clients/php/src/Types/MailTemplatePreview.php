<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The mail template preview.
 *
 * @property-read string $subject Subject line.
 * @property-read string $text What it says.
 * @property-read string $html The same text as HTML. It loads nothing.
 */
final class MailTemplatePreview extends Record
{
    public const SCHEMA = 'MailTemplatePreview';
}
