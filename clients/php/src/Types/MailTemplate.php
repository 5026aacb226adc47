<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The mail template.
 *
 * @property-read 'invoice'|'credit_note'|'quote'|'reminder_1'|'reminder_2'|'reminder_3'|'reminders_1'|'reminders_2'|'reminders_3'|'statement'|'receipt'|string $kind What the messages are about.
 * @property-read 'en'|'de'|'fr'|string $language Language of the text.
 * @property-read bool $built_in Whether it is the text of the service, not one of yours.
 * @property-read string $subject Subject line.
 * @property-read string $text What it says.
 * @property-read list<string> $placeholders What it may name, in double braces.
 */
final class MailTemplate extends Record
{
    public const SCHEMA = 'MailTemplate';
}
