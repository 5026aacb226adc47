<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The message details.
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
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the message.
 * @property-read 'invoice'|'credit_note'|'quote'|'reminder_1'|'reminder_2'|'reminder_3'|'reminders_1'|'reminders_2'|'reminders_3'|'statement'|'receipt'|string $kind What it is about.
 * @property-read 'queued'|'sending'|'sent'|'logged'|'failed'|'unconfirmed'|'cancelled'|'bounced'|'complained'|string $status `logged`: there is no mail server, so it was only kept. `unconfirmed`: the whole mail was sent and no answer came, so that it may have arrived; it is sent again by a decision only.
 * @property-read list<'resend'|'cancel'|'report'|string> $available_actions What may be done with it now.
 * @property-read string $object_id The invoice, credit note or quote; the payment, of a receipt; the customer, of a statement of account and of a reminder of several invoices.
 * @property-read string $customer_id The identifier of the customer.
 * @property-read list<string> $invoice_ids The invoices that a reminder of several asks for; else empty.
 * @property-read string|null $cancel_reason Why it was cancelled. `by_hand`: somebody has taken it back. `void`: the document does not count any more. `settled_meanwhile`: what it asks for was paid, credited or written off while it waited. `covered_by_credit`: credit of the customer could settle it. `figures_moved`: it asks for an amount that is not due any more. `quote_closed`: the quote was answered, revised or withdrawn, or has expired. `payment_reversed`: the payment of a receipt did not come in. A later version may have more.
 * @property-read int $attempt_count How often it was handed to a server.
 * @property-read MessageAnswer|null $last_answer What the mail server said last.
 * @property-read string|null $resends_id The message that this one repeats.
 * @property-read string|null $resent_as_id The message that repeats this one.
 * @property-read \DateTimeImmutable|null $send_at Not before this moment.
 * @property-read \DateTimeImmutable|null $sent_at When a mail server accepted it.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read list<MessageAttempt> $attempts Each attempt to send it, in order.
 */
final class MessageDetails extends Record
{
    public const SCHEMA = 'MessageDetails';
}
