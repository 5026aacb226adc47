<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The message preview.
 *
 * @property-read 'en'|'de'|'fr'|string $language Language of the text.
 * @property-read MessageSender $from Who it comes from.
 * @property-read string|null $reply_to Where answers go; else to the sender.
 * @property-read list<MessageRecipient> $to Recipients.
 * @property-read list<MessageRecipient> $cc Recipients of a copy.
 * @property-read list<MessageRecipient> $bcc Recipients whom the others do not see.
 * @property-read string $subject Subject line.
 * @property-read string $text What it says.
 * @property-read list<MessageAttachment> $attachments Files that go along.
 * @property-read string $html The same text as HTML. It loads nothing.
 * @property-read 'own'|'installation'|'log'|string $transport How it would leave: by a server of your own, by that of the installation, or not at all (`log`).
 */
final class MessagePreview extends Record
{
    public const SCHEMA = 'MessagePreview';
}
