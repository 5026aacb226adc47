<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MessagePreview is made of.
 */
final class MessagePreview
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'language' => 'text',
        'from' => 'MessageSender',
        'reply_to' => 'text',
        'to' => 'MessageRecipient[]',
        'cc' => 'MessageRecipient[]',
        'bcc' => 'MessageRecipient[]',
        'subject' => 'text',
        'text' => 'text',
        'attachments' => 'MessageAttachment[]',
        'html' => 'text',
        'transport' => 'text',
    ];
}
