<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The message content.
 *
 * @property-read string $subject Subject line.
 * @property-read string $text What it says.
 * @property-read string $html The same text as HTML. It loads nothing.
 * @property-read list<MessageAttachment> $attachments Files that go along.
 */
final class MessageContent extends Record
{
    public const SCHEMA = 'MessageContent';
}
