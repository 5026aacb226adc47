<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MessageDetails is made of.
 */
final class MessageDetails
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
        'id' => 'text',
        'version' => 'integer',
        'kind' => 'text',
        'status' => 'text',
        'available_actions' => 'text[]',
        'object_id' => 'text',
        'customer_id' => 'text',
        'invoice_ids' => 'text[]',
        'cancel_reason' => 'text',
        'attempt_count' => 'integer',
        'last_answer' => 'MessageAnswer',
        'resends_id' => 'text',
        'resent_as_id' => 'text',
        'send_at' => 'date-time',
        'sent_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'attempts' => 'MessageAttempt[]',
    ];
}
