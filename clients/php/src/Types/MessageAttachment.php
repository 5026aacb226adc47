<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The message attachment.
 *
 * @property-read string $format What the document is written as; `statement` is a statement of account, `reminder_letter` the letter of a reminder, `quote` a quote, `receipt` the receipt of a payment, `enclosure` a file that was attached to the invoice.
 * @property-read string|null $invoice_id The invoice that it is of, where the message is about several; else null.
 * @property-read string $filename Name that it is saved under.
 * @property-read string $media_type What kind of file it is.
 * @property-read string|null $sha256 In hexadecimal, once the file is made.
 * @property-read int|null $bytes Once the file is made.
 */
final class MessageAttachment extends Record
{
    public const SCHEMA = 'MessageAttachment';
}
