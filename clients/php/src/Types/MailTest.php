<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The mail test.
 *
 * @property-read 'own'|'installation'|'log'|string $transport How messages leave now.
 * @property-read string|null $from The address that it was sent from.
 * @property-read string $to Your own address.
 * @property-read 'accepted'|'temporary'|'permanent'|'unknown'|'not_sent'|string $outcome What became of it: `temporary` and `permanent` refusals, `unknown` when the whole mail was sent and no answer came, `not_sent` when there is no server or no sender.
 * @property-read int|null $smtp_code Three digits of SMTP.
 * @property-read string|null $enhanced_code Such as 5.1.1.
 * @property-read string $text What the mail server said.
 * @property-read int $duration_ms How long it took, in milliseconds.
 * @property-read SenderDomain|null $sender_domain What receivers find of the domain of the sender, by which they tell whether mails are genuine; null without a sender.
 */
final class MailTest extends Record
{
    public const SCHEMA = 'MailTest';
}
