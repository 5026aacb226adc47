<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Pages;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Invoices and credit notes as files, and what they lack.
 *
 * @phpstan-import-type AllocateCreditNoteFields from Schemas\AllocateCreditNote
 * @phpstan-import-type CreditNoteRemarksFields from Schemas\CreditNoteRemarks
 * @phpstan-import-type CreditNotesListQueryFields from Schemas\CreditNotesListQuery
 * @phpstan-import-type CreditNotesPreflightQueryFields from Schemas\CreditNotesPreflightQuery
 * @phpstan-import-type RefundCreditNoteFields from Schemas\RefundCreditNote
 * @phpstan-import-type SendFields from Schemas\Send
 */
class CreditNotes
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Check a credit note against a format.
     *
     * The same of a credit note, with what it repeats of its invoice.
     *
     * Operation `credit_notes.preflight`: GET /credit-notes/{id}/preflight
     *
     * @param CreditNotesPreflightQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function preflight(string $id, array $query = [], ?CallOptions $options = null): Types\PreflightReport
    {
        $request = new Request('GET', ['credit-notes', $id, 'preflight'], query: Values::parameters($query, 'CreditNotesPreflightQuery'));
        return $this->transport->record($request, Types\PreflightReport::class, $options);
    }

    /**
     * List credit notes.
     *
     * Without their lines. The newest first, unless it is asked otherwise.
     *
     * Operation `credit_notes.list`: GET /credit-notes
     *
     * @param CreditNotesListQueryFields $query
     * @return Pages<Types\CreditNoteSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['credit-notes'], query: Values::parameters($query, 'CreditNotesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\CreditNoteSummary::class, $options);
    }

    /**
     * Get a credit note.
     *
     * The credit note with its lines and what it has settled.
     *
     * Operation `credit_notes.get`: GET /credit-notes/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\CreditNote
    {
        $request = new Request('GET', ['credit-notes', $id]);
        return $this->transport->record($request, Types\CreditNote::class, $options);
    }

    /**
     * Remark on a credit note.
     *
     * Changes what is no part of the document, in any state: note and metadata. What is not given stays; null takes
     * a value away; in metadata, null takes a name away and other names stay.
     *
     * Operation `credit_notes.patch`: PATCH /credit-notes/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param CreditNoteRemarksFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function patch(string $id, array $body, ?CallOptions $options = null): Types\CreditNote
    {
        $request = new Request('PATCH', ['credit-notes', $id], body: Values::encode($body, 'CreditNoteRemarks'), isConditional: true);
        return $this->transport->record($request, Types\CreditNote::class, $options);
    }

    /**
     * Allocate a credit note.
     *
     * Settles invoices of the customer with the credit that is left of a credit note.
     *
     * Operation `credit_notes.allocate`: POST /credit-notes/{id}/allocate
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param AllocateCreditNoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function allocate(string $id, array $body, ?CallOptions $options = null): Types\CreditNote
    {
        $request = new Request('POST', ['credit-notes', $id, 'allocate'], body: Values::encode($body, 'AllocateCreditNote'), isConditional: true);
        return $this->transport->record($request, Types\CreditNote::class, $options);
    }

    /**
     * Mark credit as refunded.
     *
     * Notes that credit was paid out to the customer. One that is refunded wholly is answered as it is.
     *
     * Operation `credit_notes.mark_refunded`: POST /credit-notes/{id}/mark-refunded
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param RefundCreditNoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function markRefunded(string $id, array $body, ?CallOptions $options = null): Types\CreditNote
    {
        $request = new Request('POST', ['credit-notes', $id, 'mark-refunded'], body: Values::encode($body, 'RefundCreditNote'), isConditional: true);
        return $this->transport->record($request, Types\CreditNote::class, $options);
    }

    /**
     * Void a credit note.
     *
     * Possible as long as it was not sent, nothing of it was refunded or settles another invoice, and no invoice
     * that corrects its own counts: the sale would be charged twice. Its number stays used, and its invoice is due
     * again. A void one is answered as it is. One that its customer has stays: a new invoice charges again what it
     * took back, and names it in preceding_invoices.
     *
     * Operation `credit_notes.void`: POST /credit-notes/{id}/void
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function void(string $id, ?CallOptions $options = null): Types\CreditNote
    {
        $request = new Request('POST', ['credit-notes', $id, 'void'], isConditional: true);
        return $this->transport->record($request, Types\CreditNote::class, $options);
    }

    /**
     * Send a credit note.
     *
     * Queues a mail to the customer with the documents of the credit note.
     *
     * Operation `credit_notes.send`: POST /credit-notes/{id}/send
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param SendFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function send(string $id, ?array $body = null, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['credit-notes', $id, 'send'], body: $body === null ? null : Values::encode($body, 'Send'), isConditional: true);
        return $this->transport->record($request, Types\Message::class, $options);
    }

    /**
     * Preview the mail with a credit note.
     *
     * The mail as it would be sent. Takes what sending takes, and stores nothing.
     *
     * Operation `credit_notes.preview_message`: POST /credit-notes/{id}/send-preview
     *
     * @param SendFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function previewMessage(string $id, ?array $body = null, ?CallOptions $options = null): Types\MessagePreview
    {
        $request = new Request('POST', ['credit-notes', $id, 'send-preview'], body: $body === null ? null : Values::encode($body, 'Send'));
        return $this->transport->record($request, Types\MessagePreview::class, $options);
    }
}
