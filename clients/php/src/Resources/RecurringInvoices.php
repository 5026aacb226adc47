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
 * Invoices that are made again and again, each date once.
 *
 * @phpstan-import-type CreateRecurringInvoiceFields from Schemas\CreateRecurringInvoice
 * @phpstan-import-type DuplicateRecurringInvoiceFields from Schemas\DuplicateRecurringInvoice
 * @phpstan-import-type PreviewRecurringInvoiceFields from Schemas\PreviewRecurringInvoice
 * @phpstan-import-type RecurringInvoicesListQueryFields from Schemas\RecurringInvoicesListQuery
 * @phpstan-import-type ResumeRecurringInvoiceFields from Schemas\ResumeRecurringInvoice
 * @phpstan-import-type UpdateRecurringInvoiceFields from Schemas\UpdateRecurringInvoice
 */
class RecurringInvoices
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Preview a recurring invoice.
     *
     * Answers the dates that a rule gives, with their periods, and with `content` the amounts and the first invoice.
     * Stores nothing. What creating one would refuse is refused.
     *
     * Operation `recurring_invoices.preview`: POST /recurring-invoices/preview
     *
     * @param PreviewRecurringInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function preview(array $body, ?CallOptions $options = null): Types\RecurringPreview
    {
        $request = new Request('POST', ['recurring-invoices', 'preview'], body: Values::encode($body, 'PreviewRecurringInvoice'));
        return $this->transport->record($request, Types\RecurringPreview::class, $options);
    }

    /**
     * See all dates of the next twelve months.
     *
     * The dates of all recurring invoices that are active or need attention, the soonest first, up to 5,000 of them.
     *
     * Operation `recurring_invoices.calendar`: GET /recurring-invoices/calendar
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function calendar(?CallOptions $options = null): Types\RecurringCalendar
    {
        $request = new Request('GET', ['recurring-invoices', 'calendar']);
        return $this->transport->record($request, Types\RecurringCalendar::class, $options);
    }

    /**
     * See the dates to come.
     *
     * The next 24 dates with their periods and amounts, and whether each is on a weekend or a day on which banks
     * settle no euro. Nothing is moved.
     *
     * Operation `recurring_invoices.occurrences`: GET /recurring-invoices/{id}/occurrences
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function occurrences(string $id, ?CallOptions $options = null): Types\OccurrenceList
    {
        $request = new Request('GET', ['recurring-invoices', $id, 'occurrences']);
        return $this->transport->record($request, Types\OccurrenceList::class, $options);
    }

    /**
     * List recurring invoices.
     *
     * The newest first, unless the oldest are asked for.
     *
     * Operation `recurring_invoices.list`: GET /recurring-invoices
     *
     * @param RecurringInvoicesListQueryFields $query
     * @return Pages<Types\RecurringInvoiceSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['recurring-invoices'], query: Values::parameters($query, 'RecurringInvoicesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\RecurringInvoiceSummary::class, $options);
    }

    /**
     * Add a recurring invoice.
     *
     * Makes an invoice on each date of a rule, once. The content is checked as if the first run were now. Every date
     * is computed from the start: the 31st is the last day of a shorter month, and the 31st again after it.
     *
     * Operation `recurring_invoices.create`: POST /recurring-invoices
     *
     * @param CreateRecurringInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\RecurringInvoice
    {
        $request = new Request('POST', ['recurring-invoices'], body: Values::encode($body, 'CreateRecurringInvoice'));
        return $this->transport->record($request, Types\RecurringInvoice::class, $options);
    }

    /**
     * Get a recurring invoice.
     *
     * Its content, its rule and the date that comes next.
     *
     * Operation `recurring_invoices.get`: GET /recurring-invoices/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\RecurringInvoice
    {
        $request = new Request('GET', ['recurring-invoices', $id]);
        return $this->transport->record($request, Types\RecurringInvoice::class, $options);
    }

    /**
     * Update a recurring invoice.
     *
     * Replaces everything but the start, for the dates to come; what ran stays. A changed rule counts from the date
     * that was planned next, so that no date comes twice.
     *
     * Operation `recurring_invoices.update`: PUT /recurring-invoices/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateRecurringInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\RecurringInvoice
    {
        $request = new Request('PUT', ['recurring-invoices', $id], body: Values::encode($body, 'UpdateRecurringInvoice'), isConditional: true);
        return $this->transport->record($request, Types\RecurringInvoice::class, $options);
    }

    /**
     * Delete a recurring invoice.
     *
     * Deletes one for good of which no date ran and none was skipped. Another one is ended: it explains the invoices
     * that it made.
     *
     * Operation `recurring_invoices.delete`: DELETE /recurring-invoices/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['recurring-invoices', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Pause a recurring invoice.
     *
     * Nothing runs until it is resumed.
     *
     * Operation `recurring_invoices.pause`: POST /recurring-invoices/{id}/pause
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function pause(string $id, ?CallOptions $options = null): Types\RecurringInvoice
    {
        $request = new Request('POST', ['recurring-invoices', $id, 'pause'], isConditional: true);
        return $this->transport->record($request, Types\RecurringInvoice::class, $options);
    }

    /**
     * Resume a recurring invoice.
     *
     * Goes on after a pause. Dates that passed meanwhile are run or skipped, as `catch_up` says.
     *
     * Operation `recurring_invoices.resume`: POST /recurring-invoices/{id}/resume
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ResumeRecurringInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function resume(string $id, array $body, ?CallOptions $options = null): Types\RecurringInvoice
    {
        $request = new Request('POST', ['recurring-invoices', $id, 'resume'], body: Values::encode($body, 'ResumeRecurringInvoice'), isConditional: true);
        return $this->transport->record($request, Types\RecurringInvoice::class, $options);
    }

    /**
     * End a recurring invoice.
     *
     * Nothing runs any more. What it made stays, and so does what became of each date.
     *
     * Operation `recurring_invoices.end`: POST /recurring-invoices/{id}/end
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function end(string $id, ?CallOptions $options = null): Types\RecurringInvoice
    {
        $request = new Request('POST', ['recurring-invoices', $id, 'end'], isConditional: true);
        return $this->transport->record($request, Types\RecurringInvoice::class, $options);
    }

    /**
     * Duplicate a recurring invoice.
     *
     * Adds a paused copy that starts on the next date of the source; resume it once you have looked at it. For
     * another customer, terms and details that belong to the customer are left out.
     *
     * Operation `recurring_invoices.duplicate`: POST /recurring-invoices/{id}/duplicate
     *
     * @param DuplicateRecurringInvoiceFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function duplicate(string $id, array $body, ?CallOptions $options = null): Types\RecurringInvoice
    {
        $request = new Request('POST', ['recurring-invoices', $id, 'duplicate'], body: Values::encode($body, 'DuplicateRecurringInvoice'));
        return $this->transport->record($request, Types\RecurringInvoice::class, $options);
    }

    /**
     * Run a recurring invoice now.
     *
     * Makes the invoice of the date that comes next today. Its period and the later dates stay as planned.
     *
     * Operation `recurring_invoices.run_now`: POST /recurring-invoices/{id}/run-now
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function runNow(string $id, ?CallOptions $options = null): Types\RecurringRun
    {
        $request = new Request('POST', ['recurring-invoices', $id, 'run-now'], isConditional: true);
        return $this->transport->record($request, Types\RecurringRun::class, $options);
    }

    /**
     * Retry a failed run.
     *
     * Runs the date that failed once more; dates that have passed since follow by themselves.
     *
     * Operation `recurring_invoices.retry`: POST /recurring-invoices/{id}/retry
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function retry(string $id, ?CallOptions $options = null): Types\RecurringRun
    {
        $request = new Request('POST', ['recurring-invoices', $id, 'retry'], isConditional: true);
        return $this->transport->record($request, Types\RecurringRun::class, $options);
    }

    /**
     * Skip a date.
     *
     * Leaves out the date that comes next, or the one that failed. No invoice is made for it.
     *
     * Operation `recurring_invoices.skip`: POST /recurring-invoices/{id}/skip
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function skip(string $id, ?CallOptions $options = null): Types\RecurringRun
    {
        $request = new Request('POST', ['recurring-invoices', $id, 'skip'], isConditional: true);
        return $this->transport->record($request, Types\RecurringRun::class, $options);
    }

    /**
     * See what became of each date.
     *
     * The latest 200, the last one first: the invoice that was made, or the problem.
     *
     * Operation `recurring_invoices.runs`: GET /recurring-invoices/{id}/runs
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function runs(string $id, ?CallOptions $options = null): Types\RecurringRunList
    {
        $request = new Request('GET', ['recurring-invoices', $id, 'runs']);
        return $this->transport->record($request, Types\RecurringRunList::class, $options);
    }
}
