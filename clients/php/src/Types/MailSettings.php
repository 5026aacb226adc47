<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The mail settings.
 *
 * @property-read int $version Counts the changes.
 * @property-read string|null $sender_name Shown as the sender.
 * @property-read string|null $sender_address With a mail server of your own.
 * @property-read string|null $reply_to Where answers go.
 * @property-read list<string> $bcc Get a hidden copy of every message.
 * @property-read string|null $signature Ends every text.
 * @property-read 'en'|'de'|'fr'|string $language Of messages to customers without a language.
 * @property-read SmtpServer|null $smtp A mail server of your own.
 * @property-read 'own'|'installation'|'log'|string $transport How messages leave now: by a server of your own, by that of the installation, or not at all (`log`).
 */
final class MailSettings extends Record
{
    public const SCHEMA = 'MailSettings';
}
