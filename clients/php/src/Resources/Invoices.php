<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Pages;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Invoices and credit notes as files, and what they lack.
 *
 * @phpstan-import-type CorrectInvoiceFields from Schemas\CorrectInvoice
 * @phpstan-import-type CreateCreditNoteFields from Schemas\CreateCreditNote
 * @phpstan-import-type CreateInvoiceFields from Schemas\CreateInvoice
 * @phpstan-import-type CreateInvoicePaymentFields from Schemas\CreateInvoicePayment
 * @phpstan-import-type CreateInvoicesFields from Schemas\CreateInvoices
 * @phpstan-import-type DuplicateInvoiceFields from Schemas\DuplicateInvoice
 * @phpstan-import-type ExtendInvoiceFields from Schemas\ExtendInvoice
 * @phpstan-import-type FinalizeInvoiceFields from Schemas\FinalizeInvoice
 * @phpstan-import-type InvoiceRemarksFields from Schemas\InvoiceRemarks
 * @phpstan-import-type InvoicesListCreditNotesQueryFields from Schemas\InvoicesListCreditNotesQuery
 * @phpstan-import-type InvoicesListPaymentsQueryFields from Schemas\InvoicesListPaymentsQuery
 * @phpstan-import-type InvoicesListQueryFields from Schemas\InvoicesListQuery
 * @phpstan-import-type InvoicesPreflightQueryFields from Schemas\InvoicesPreflightQuery
 * @phpstan-import-type MarkSentFields from Schemas\MarkSent
 * @phpstan-import-type PreflightInvoiceFields from Schemas\PreflightInvoice
 * @phpstan-import-type RemindFields from Schemas\Remind
 * @phpstan-import-type SendInvoiceFields from Schemas\SendInvoice
 * @phpstan-import-type UpdateInvoiceFields from Schemas\UpdateInvoice
 */
class Invoices
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Check an invoice against a format.
     *
     * Every rule of EN 16931, XRechnung or Peppol that it breaks, with the field that puts it right. A draft is
     * checked as if it were issued today. The answer is a report: 200, whether it is valid or not.
     *
     * Operation `invoices.preflight`: GET /invoices/{id}/preflight
     *
     * @param InvoicesPreflightQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function preflight(string $id, array $query = [], ?CallOptions $options = null): Types\PreflightReport
    {
        $request = new Request('GET', ['invoices', $id, 'preflight'], query: Values::parameters($query, 'InvoicesPreflightQuery'));
        return $this->transport->record($request, Types\PreflightReport::class, $options);
    }

    /**
     * Check an invoice before it exists.
     *
     * Takes what creating an invoice takes, and the formats; stores nothing. Refuses what creating it would refuse.
     *
     * Operation `invoices.preflight_details`: POST /invoices/preflight
     *
     * @param PreflightInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function preflightDetails(array $body, ?CallOptions $options = null): Types\PreflightReportList
    {
        $request = new Request('POST', ['invoices', 'preflight'], body: Values::encode($body, 'PreflightInvoice'));
        return $this->transport->record($request, Types\PreflightReportList::class, $options);
    }

    /**
     * Correct an invoice.
     *
     * Takes the invoice as it should have been, and picks the legal path: a draft is edited; an issued one that was
     * neither sent nor paid is voided and issued anew; any other one is credited wholly and issued anew, and what
     * the customer has paid settles the new one. What was prepaid counts once: it is handed on where the old invoice
     * is voided, and is credit that settles the new one where it is credited; only what `prepaid_amount` says above
     * it is new money. The new invoice names the old one in `corrects_invoice_id`, and keeps its currency if the
     * request names none.
     *
     * Operation `invoices.correct`: POST /invoices/{id}/correct
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param CorrectInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function correct(string $id, array $body, ?CallOptions $options = null): Types\Correction
    {
        $request = new Request('POST', ['invoices', $id, 'correct'], body: Values::encode($body, 'CorrectInvoice'), isConditional: true);
        return $this->transport->record($request, Types\Correction::class, $options);
    }

    /**
     * List the credit notes of an invoice.
     *
     * Those against it, void ones too. The same as /credit-notes with the filter invoice_id.
     *
     * Operation `invoices.list_credit_notes`: GET /invoices/{id}/credit-notes
     *
     * @param InvoicesListCreditNotesQueryFields $query
     * @return Pages<Types\CreditNoteSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function listCreditNotes(string $id, array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['invoices', $id, 'credit-notes'], query: Values::parameters($query, 'InvoicesListCreditNotesQuery'));
        return $this->transport->pages($request, 'cursor', Types\CreditNoteSummary::class, $options);
    }

    /**
     * Credit an invoice.
     *
     * Takes back all that is left of an issued invoice, or the items that are named: never more than is left of a
     * line or of a tax rate. First that lowers what is due; the rest is the customer’s credit. The credit note is
     * found under /credit-notes.
     *
     * Operation `invoices.credit`: POST /invoices/{id}/credit-notes
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param CreateCreditNoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function credit(string $id, array $body, ?CallOptions $options = null): Types\CreditNote
    {
        $request = new Request('POST', ['invoices', $id, 'credit-notes'], body: Values::encode($body, 'CreateCreditNote'), isConditional: true);
        return $this->transport->record($request, Types\CreditNote::class, $options);
    }

    /**
     * Duplicate an invoice.
     *
     * Makes a draft with the same content, whatever state the invoice is in: lines, discounts, charges, taxes,
     * currency and words. Numbers, dates, periods, prepaid amounts, attachments and references to orders and other
     * documents are not taken over; another customer has its own terms and details. Names come from the products as
     * they are now. An archived customer or product is refused, and the pointer names the line of the invoice.
     *
     * Operation `invoices.duplicate`: POST /invoices/{id}/duplicate
     *
     * @param DuplicateInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function duplicate(string $id, array $body, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['invoices', $id, 'duplicate'], body: Values::encode($body, 'DuplicateInvoice'));
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Send an invoice.
     *
     * Queues a mail to the customer with the documents of the invoice. A draft needs `finalize`, which issues it in
     * the same step. Each request is one mail: use an Idempotency-Key.
     *
     * Operation `invoices.send`: POST /invoices/{id}/send
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param SendInvoiceFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function send(string $id, ?array $body = null, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['invoices', $id, 'send'], body: $body === null ? null : Values::encode($body, 'SendInvoice'), isConditional: true);
        return $this->transport->record($request, Types\Message::class, $options);
    }

    /**
     * Preview the mail with an invoice.
     *
     * The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.
     *
     * Operation `invoices.preview_message`: POST /invoices/{id}/send-preview
     *
     * @param SendInvoiceFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function previewMessage(string $id, ?array $body = null, ?CallOptions $options = null): Types\MessagePreview
    {
        $request = new Request('POST', ['invoices', $id, 'send-preview'], body: $body === null ? null : Values::encode($body, 'SendInvoice'));
        return $this->transport->record($request, Types\MessagePreview::class, $options);
    }

    /**
     * List invoices.
     *
     * Without their lines. The newest first, unless it is asked otherwise.
     *
     * Operation `invoices.list`: GET /invoices
     *
     * @param InvoicesListQueryFields $query
     * @return Pages<Types\InvoiceSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['invoices'], query: Values::parameters($query, 'InvoicesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\InvoiceSummary::class, $options);
    }

    /**
     * Create an invoice.
     *
     * Makes a draft with all amounts computed. When one line is refused, nothing is stored.
     *
     * Operation `invoices.create`: POST /invoices
     *
     * @param CreateInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['invoices'], body: Values::encode($body, 'CreateInvoice'));
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Get an invoice.
     *
     * The invoice with its lines and tax groups.
     *
     * Operation `invoices.get`: GET /invoices/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('GET', ['invoices', $id]);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Update an invoice.
     *
     * Replaces a draft wholly, lines included; what is not given becomes empty or its default.
     *
     * Operation `invoices.update`: PUT /invoices/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('PUT', ['invoices', $id], body: Values::encode($body, 'UpdateInvoice'), isConditional: true);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Remark on an invoice.
     *
     * Changes what is no part of the document, in any state: note, expected payment date, certificates of what was
     * withheld, and metadata. What is not given stays; null takes a value away; in metadata, null takes a name away
     * and other names stay.
     *
     * Operation `invoices.patch`: PATCH /invoices/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param InvoiceRemarksFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function patch(string $id, array $body, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('PATCH', ['invoices', $id], body: Values::encode($body, 'InvoiceRemarks'), isConditional: true);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Delete an invoice.
     *
     * Deletes a draft for good. An invoice that is not a draft any more cannot be deleted.
     *
     * Operation `invoices.delete`: DELETE /invoices/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['invoices', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Create up to 100 invoices.
     *
     * Creates each as a single request would, in one transaction and under one `Idempotency-Key`, several times as
     * fast. Those with `finalize` get their numbers in the order of the list. Usually all or nothing is stored: one
     * that is refused refuses the request, with pointers such as `#/invoices/3/customer_id`. With `atomic: false`
     * each is stored or refused by itself, and a refused one uses no number. A body of more than 20 000 values in
     * all is refused with 413 `body_too_large`, as of any request: an invoice with 500 lines of six fields has 3
     * 000.
     *
     * Operation `invoices.create_batch`: POST /invoices/batch
     *
     * @param CreateInvoicesFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function createBatch(array $body, ?CallOptions $options = null): Types\InvoiceBatch
    {
        $request = new Request('POST', ['invoices', 'batch'], body: Values::encode($body, 'CreateInvoices'));
        return $this->transport->record($request, Types\InvoiceBatch::class, $options);
    }

    /**
     * Finalize an invoice.
     *
     * Makes a legal document of a draft: it gets its number, issue date and due date, and seller, buyer, lines,
     * taxes and totals are frozen. That cannot be undone, only voided or credited. Without an issue date it is
     * issued today. Credit of the customer settles it where `apply_credit` says so. With `require`, it is issued
     * only if it is valid in these formats. Done again, it answers with the invoice as it is.
     *
     * Operation `invoices.finalize`: POST /invoices/{id}/finalize
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param FinalizeInvoiceFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function finalize(string $id, ?array $body = null, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['invoices', $id, 'finalize'], body: $body === null ? null : Values::encode($body, 'FinalizeInvoice'), isConditional: true);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Void an invoice.
     *
     * Declares that an issued invoice never counted. Only while nothing is paid, no credit note stands and the
     * customer was neither sent it nor has opened it: what a customer holds is credited or corrected. One over 0 can
     * be voided all the same, because no credit note can be written of it. What was prepaid on it is the customer’s
     * credit then, as an unallocated payment. A deposit that its lines took off stays on the deposit invoice, with
     * its money. Its number stays used.
     *
     * Operation `invoices.void`: POST /invoices/{id}/void
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function void(string $id, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['invoices', $id, 'void'], isConditional: true);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Mark an invoice as uncollectible.
     *
     * Says that you no longer expect the money. A payment that comes all the same settles it.
     *
     * Operation `invoices.mark_uncollectible`: POST /invoices/{id}/mark-uncollectible
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function markUncollectible(string $id, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['invoices', $id, 'mark-uncollectible'], isConditional: true);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Mark an invoice as sent.
     *
     * Notes that an issued invoice went to its customer without this service: printed, by a messenger or over a
     * network.
     *
     * Operation `invoices.mark_sent`: POST /invoices/{id}/mark-sent
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param MarkSentFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function markSent(string $id, ?array $body = null, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['invoices', $id, 'mark-sent'], body: $body === null ? null : Values::encode($body, 'MarkSent'), isConditional: true);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Move the due date of an issued invoice.
     *
     * Lets the money of an open invoice come later. The document stays as it was issued, with its due date
     * (`issued_due_date`) and its days for paying early; what is owed follows the new day: whether it is overdue,
     * reminders, mails, the customer’s page, statements and reports. An earlier day than that of the document is
     * refused. Done again with the same day, it changes nothing.
     *
     * Operation `invoices.extend`: POST /invoices/{id}/extend
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ExtendInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function extend(string $id, array $body, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['invoices', $id, 'extend'], body: Values::encode($body, 'ExtendInvoice'), isConditional: true);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Calculate an invoice.
     *
     * Answers every amount that an invoice would have, and stores nothing. Takes what creating one takes, and
     * refuses what that would refuse, but for a total below zero.
     *
     * Operation `invoices.calculate`: POST /invoices/calculate
     *
     * @param CreateInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function calculate(array $body, ?CallOptions $options = null): Types\CalculatedInvoice
    {
        $request = new Request('POST', ['invoices', 'calculate'], body: Values::encode($body, 'CreateInvoice'));
        return $this->transport->record($request, Types\CalculatedInvoice::class, $options);
    }

    /**
     * Explain the amounts of an invoice.
     *
     * Every step of the calculation in its order: the formula with its numbers, the value before rounding, how it
     * was rounded or shared out, and the rules of EN 16931 behind it. Of an issued invoice, the amounts that are
     * frozen.
     *
     * Operation `invoices.calculation`: GET /invoices/{id}/calculation
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function calculation(string $id, ?CallOptions $options = null): Types\Calculation
    {
        $request = new Request('GET', ['invoices', $id, 'calculation']);
        return $this->transport->record($request, Types\Calculation::class, $options);
    }

    /**
     * List the payments of an invoice.
     *
     * Those that settle it, or did before they were reversed. The same as /payments with the filter invoice_id.
     *
     * Operation `invoices.list_payments`: GET /invoices/{id}/payments
     *
     * @param InvoicesListPaymentsQueryFields $query
     * @return Pages<Types\PaymentSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function listPayments(string $id, array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['invoices', $id, 'payments'], query: Values::parameters($query, 'InvoicesListPaymentsQuery'));
        return $this->transport->pages($request, 'cursor', Types\PaymentSummary::class, $options);
    }

    /**
     * Record a payment of an invoice.
     *
     * The short form for one invoice: by default all that is due, and never more. The payment is found under
     * /payments. If exactly what a discount for paying early asks for came in time, the discount settles the rest;
     * the invoice answers it in `settlement`. Another small rest is let go by `settle_rest`.
     *
     * Operation `invoices.record_payment`: POST /invoices/{id}/payments
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param CreateInvoicePaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function recordPayment(string $id, array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('POST', ['invoices', $id, 'payments'], body: Values::encode($body, 'CreateInvoicePayment'), isConditional: true);
        return $this->transport->record($request, Types\Payment::class, $options);
    }

    /**
     * Remind of an invoice.
     *
     * Queues a mail at the next level, at any time and whatever the policy says: once more at the last level, where
     * it is not overdue yet or the levels would not keep their distance. From the second level on a letter goes
     * along. What is not overdue is asked for in a friendly way, without a fee, and what credit of the customer
     * covers is not asked for. Each request is one mail: use an Idempotency-Key.
     *
     * Operation `invoices.remind`: POST /invoices/{id}/remind
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param RemindFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function remind(string $id, ?array $body = null, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['invoices', $id, 'remind'], body: $body === null ? null : Values::encode($body, 'Remind'), isConditional: true);
        return $this->transport->record($request, Types\Message::class, $options);
    }

    /**
     * Get the reminders of an invoice.
     *
     * What was asked, and what comes next if nothing is paid.
     *
     * Operation `invoices.reminders`: GET /invoices/{id}/reminders
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reminders(string $id, ?CallOptions $options = null): Types\InvoiceReminders
    {
        $request = new Request('GET', ['invoices', $id, 'reminders']);
        return $this->transport->record($request, Types\InvoiceReminders::class, $options);
    }

    /**
     * Preview the letter of the next reminder.
     *
     * The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first reminder goes
     * without one. Nothing of it is kept; the letter of a reminder that was sent is the file of its message.
     *
     * Operation `invoices.reminder_letter`: GET /invoices/{id}/reminder-letter
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reminderLetter(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['invoices', $id, 'reminder-letter']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Preview the letter of the next reminder.
     *
     * The file is read as it comes.
     *
     * The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first reminder goes
     * without one. Nothing of it is kept; the letter of a reminder that was sent is the file of its message.
     *
     * Operation `invoices.reminder_letter`: GET /invoices/{id}/reminder-letter
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reminderLetterStream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['invoices', $id, 'reminder-letter']);
        return $this->transport->download($request, $options);
    }

    /**
     * Finish the reminder tasks of an invoice.
     *
     * Notes that a person has asked for the money. Doing it again changes nothing.
     *
     * Operation `invoices.finish_reminder_tasks`: POST /invoices/{id}/finish-reminder-tasks
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function finishReminderTasks(string $id, ?CallOptions $options = null): Types\InvoiceReminders
    {
        $request = new Request('POST', ['invoices', $id, 'finish-reminder-tasks']);
        return $this->transport->record($request, Types\InvoiceReminders::class, $options);
    }
}
