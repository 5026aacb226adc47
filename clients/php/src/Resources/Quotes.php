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
 * What is offered to customers, from draft to acceptance.
 *
 * @phpstan-import-type AcceptQuoteFields from Schemas\AcceptQuote
 * @phpstan-import-type CreateQuoteFields from Schemas\CreateQuote
 * @phpstan-import-type CreateQuoteInvoiceFields from Schemas\CreateQuoteInvoice
 * @phpstan-import-type DeclineQuoteFields from Schemas\DeclineQuote
 * @phpstan-import-type DuplicateQuoteFields from Schemas\DuplicateQuote
 * @phpstan-import-type ExtendQuoteFields from Schemas\ExtendQuote
 * @phpstan-import-type QuotesListQueryFields from Schemas\QuotesListQuery
 * @phpstan-import-type SendQuoteFields from Schemas\SendQuote
 * @phpstan-import-type UpdateQuoteFields from Schemas\UpdateQuote
 */
class Quotes
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List quotes.
     *
     * The newest first, unless the request asks for another order.
     *
     * Operation `quotes.list`: GET /quotes
     *
     * @param QuotesListQueryFields $query
     * @return Pages<Types\QuoteSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['quotes'], query: Values::parameters($query, 'QuotesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\QuoteSummary::class, $options);
    }

    /**
     * Add a quote.
     *
     * Keeps a draft. Its amounts are computed as those of an invoice, out of the lines that hold: optional ones do
     * not until they are chosen, and of the lines of a group the first does.
     *
     * Operation `quotes.create`: POST /quotes
     *
     * @param CreateQuoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('POST', ['quotes'], body: Values::encode($body, 'CreateQuote'));
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Get a quote.
     *
     * With its lines, its terms, and what proves that it was accepted.
     *
     * Operation `quotes.get`: GET /quotes/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('GET', ['quotes', $id]);
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Update a quote.
     *
     * Replaces a draft and all of its lines. An issued quote never changes; revise it instead.
     *
     * Operation `quotes.update`: PUT /quotes/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateQuoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('PUT', ['quotes', $id], body: Values::encode($body, 'UpdateQuote'), isConditional: true);
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Delete a quote.
     *
     * Deletes a draft for good. An issued quote stays; cancel it instead.
     *
     * Operation `quotes.delete`: DELETE /quotes/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['quotes', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Duplicate a quote.
     *
     * Makes a draft with the same content, whatever state the quote is in: lines with what is optional and which are
     * alternatives, discounts, charges, taxes, currency, terms and words. Number, dates, the customer’s own sign and
     * the answer are not taken over, and it revises nothing; another customer has its own terms and details. Names
     * come from the products as they are now. An archived customer or product is refused.
     *
     * Operation `quotes.duplicate`: POST /quotes/{id}/duplicate
     *
     * @param DuplicateQuoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function duplicate(string $id, array $body, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('POST', ['quotes', $id, 'duplicate'], body: Values::encode($body, 'DuplicateQuote'));
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Calculate a quote.
     *
     * Answers every amount that a quote would have, and stores nothing. Takes what creating one takes, and refuses
     * what that would refuse. The totals are those of the lines that hold as long as nobody chooses.
     *
     * Operation `quotes.calculate`: POST /quotes/calculate
     *
     * @param CreateQuoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function calculate(array $body, ?CallOptions $options = null): Types\CalculatedQuote
    {
        $request = new Request('POST', ['quotes', 'calculate'], body: Values::encode($body, 'CreateQuote'));
        return $this->transport->record($request, Types\CalculatedQuote::class, $options);
    }

    /**
     * Explain the amounts of a quote.
     *
     * Every step of the calculation of the lines that hold, as of an invoice: those that were accepted, else those
     * that are proposed.
     *
     * Operation `quotes.calculation`: GET /quotes/{id}/calculation
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function calculation(string $id, ?CallOptions $options = null): Types\QuoteCalculation
    {
        $request = new Request('GET', ['quotes', $id, 'calculation']);
        return $this->transport->record($request, Types\QuoteCalculation::class, $options);
    }

    /**
     * Issue a quote.
     *
     * Gives a draft its number, its date and both parties, and puts it into the chain of quotes; from then on it
     * never changes. The quote that it revises is superseded.
     *
     * Operation `quotes.issue`: POST /quotes/{id}/issue
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function issue(string $id, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('POST', ['quotes', $id, 'issue'], isConditional: true);
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Revise a quote.
     *
     * Makes a draft with the same content. Its issue supersedes this quote, which stays as it is.
     *
     * Operation `quotes.revise`: POST /quotes/{id}/revise
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function revise(string $id, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('POST', ['quotes', $id, 'revise'], isConditional: true);
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Accept a quote.
     *
     * Notes that the customer has accepted, as you were told: who, how, and which optional lines and alternatives.
     * Kept with it are the moment, the hashes of the quote and of its terms, and the sums of the lines that hold.
     *
     * Operation `quotes.accept`: POST /quotes/{id}/accept
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param AcceptQuoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function accept(string $id, array $body, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('POST', ['quotes', $id, 'accept'], body: Values::encode($body, 'AcceptQuote'), isConditional: true);
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Decline a quote.
     *
     * Notes that the customer does not want it, and why.
     *
     * Operation `quotes.decline`: POST /quotes/{id}/decline
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param DeclineQuoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function decline(string $id, array $body, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('POST', ['quotes', $id, 'decline'], body: Values::encode($body, 'DeclineQuote'), isConditional: true);
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Extend a quote.
     *
     * Gives it a later last day. One that has expired is open again.
     *
     * Operation `quotes.extend`: POST /quotes/{id}/extend
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ExtendQuoteFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function extend(string $id, array $body, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('POST', ['quotes', $id, 'extend'], body: Values::encode($body, 'ExtendQuote'), isConditional: true);
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * Cancel a quote.
     *
     * Withdraws an open or expired quote. It keeps its number.
     *
     * Operation `quotes.cancel`: POST /quotes/{id}/cancel
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function cancel(string $id, ?CallOptions $options = null): Types\Quote
    {
        $request = new Request('POST', ['quotes', $id, 'cancel'], isConditional: true);
        return $this->transport->record($request, Types\Quote::class, $options);
    }

    /**
     * See what of a quote is invoiced.
     *
     * The invoices that were made of it, and how much of each accepted line is left.
     *
     * Operation `quotes.invoices`: GET /quotes/{id}/invoices
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function invoices(string $id, ?CallOptions $options = null): Types\QuoteInvoicing
    {
        $request = new Request('GET', ['quotes', $id, 'invoices']);
        return $this->transport->record($request, Types\QuoteInvoicing::class, $options);
    }

    /**
     * Invoice a quote.
     *
     * Makes a draft of what was accepted: all that is left, some lines, or a deposit. Fully invoiced, the invoices
     * add up to the quote in each tax group; the last of a group takes what rounding left. An invoice that is
     * deleted, void or credited as a whole gives its part back.
     *
     * Operation `quotes.create_invoice`: POST /quotes/{id}/invoices
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param CreateQuoteInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function createInvoice(string $id, array $body, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['quotes', $id, 'invoices'], body: Values::encode($body, 'CreateQuoteInvoice'), isConditional: true);
        return $this->transport->record($request, Types\Invoice::class, $options);
    }

    /**
     * Download a quote.
     *
     * The quote as a PDF that looks like your invoices, in the language of its customer: what was issued, whatever
     * became of it since, or a preview of a draft as it would be issued today. Optional lines and alternatives say
     * so; the totals are those of the lines that hold as long as nobody chooses. It asks for no payment. Nothing of
     * it is kept.
     *
     * Operation `quotes.pdf`: GET /quotes/{id}/pdf
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function pdf(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['quotes', $id, 'pdf']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download a quote.
     *
     * The file is read as it comes.
     *
     * The quote as a PDF that looks like your invoices, in the language of its customer: what was issued, whatever
     * became of it since, or a preview of a draft as it would be issued today. Optional lines and alternatives say
     * so; the totals are those of the lines that hold as long as nobody chooses. It asks for no payment. Nothing of
     * it is kept.
     *
     * Operation `quotes.pdf`: GET /quotes/{id}/pdf
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function pdfStream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['quotes', $id, 'pdf']);
        return $this->transport->download($request, $options);
    }

    /**
     * Send a quote.
     *
     * Queues a mail to the customer with the quote as a PDF and a link to its page. A draft needs `issue`, which
     * issues it in the same step. A mail that still waits when the quote is answered, revised or withdrawn, or has
     * expired, is cancelled. Each request is one mail: use an Idempotency-Key.
     *
     * Operation `quotes.send`: POST /quotes/{id}/send
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param SendQuoteFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function send(string $id, ?array $body = null, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['quotes', $id, 'send'], body: $body === null ? null : Values::encode($body, 'SendQuote'), isConditional: true);
        return $this->transport->record($request, Types\Message::class, $options);
    }

    /**
     * Preview the mail with a quote.
     *
     * The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.
     *
     * Operation `quotes.preview_message`: POST /quotes/{id}/send-preview
     *
     * @param SendQuoteFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function previewMessage(string $id, ?array $body = null, ?CallOptions $options = null): Types\MessagePreview
    {
        $request = new Request('POST', ['quotes', $id, 'send-preview'], body: $body === null ? null : Values::encode($body, 'SendQuote'));
        return $this->transport->record($request, Types\MessagePreview::class, $options);
    }
}
