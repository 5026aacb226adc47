<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MailSettings is made of.
 */
final class MailSettings
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'version' => 'integer',
        'sender_name' => 'text',
        'sender_address' => 'text',
        'reply_to' => 'text',
        'bcc' => 'text[]',
        'signature' => 'text',
        'language' => 'text',
        'smtp' => 'SmtpServer',
        'transport' => 'text',
    ];
}
