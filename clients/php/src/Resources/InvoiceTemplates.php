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
 * Contents of invoices that are kept under a name.
 *
 * @phpstan-import-type CreateInvoiceTemplateFields from Schemas\CreateInvoiceTemplate
 * @phpstan-import-type InvoiceTemplatesListQueryFields from Schemas\InvoiceTemplatesListQuery
 * @phpstan-import-type UpdateInvoiceTemplateFields from Schemas\UpdateInvoiceTemplate
 * @phpstan-import-type UseInvoiceTemplateFields from Schemas\UseInvoiceTemplate
 */
class InvoiceTemplates
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List invoice templates.
     *
     * The newest first, unless it is asked otherwise.
     *
     * Operation `invoice_templates.list`: GET /invoice-templates
     *
     * @param InvoiceTemplatesListQueryFields $query
     * @return Pages<Types\InvoiceTemplate>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['invoice-templates'], query: Values::parameters($query, 'InvoiceTemplatesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\InvoiceTemplate::class, $options);
    }

    /**
     * Add an invoice template.
     *
     * Keeps the content of invoices under a name: as it is given, or as an invoice has it.
     *
     * Operation `invoice_templates.create`: POST /invoice-templates
     *
     * @param CreateInvoiceTemplateFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\InvoiceTemplate
    {
        $request = new Request('POST', ['invoice-templates'], body: Values::encode($body, 'CreateInvoiceTemplate'));
        return $this->transport->record($request, Types\InvoiceTemplate::class, $options);
    }

    /**
     * Get an invoice template.
     *
     * Its name and its content.
     *
     * Operation `invoice_templates.get`: GET /invoice-templates/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\InvoiceTemplate
    {
        $request = new Request('GET', ['invoice-templates', $id]);
        return $this->transport->record($request, Types\InvoiceTemplate::class, $options);
    }

    /**
     * Update an invoice template.
     *
     * Replaces name and content. Invoices that were made of it stay as they are.
     *
     * Operation `invoice_templates.update`: PUT /invoice-templates/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateInvoiceTemplateFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\InvoiceTemplate
    {
        $request = new Request('PUT', ['invoice-templates', $id], body: Values::encode($body, 'UpdateInvoiceTemplate'), isConditional: true);
        return $this->transport->record($request, Types\InvoiceTemplate::class, $options);
    }

    /**
     * Delete an invoice template.
     *
     * Deletes it for good. Invoices that were made of it stay.
     *
     * Operation `invoice_templates.delete`: DELETE /invoice-templates/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['invoice-templates', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Make an invoice of a template.
     *
     * Makes a draft for a customer. What is missing in both the template and the request is refused, and so is what
     * is archived or deleted by now: a fault of the template has `where`.
     *
     * Operation `invoice_templates.create_invoice`: POST /invoice-templates/{id}/invoices
     *
     * @param UseInvoiceTemplateFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function createInvoice(string $id, array $body, ?CallOptions $options = null): Types\Invoice
    {
        $request = new Request('POST', ['invoice-templates', $id, 'invoices'], body: Values::encode($body, 'UseInvoiceTemplate'));
        return $this->transport->record($request, Types\Invoice::class, $options);
    }
}
