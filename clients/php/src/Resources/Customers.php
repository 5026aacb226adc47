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
 * Whom you sell to.
 *
 * @phpstan-import-type CreateCustomerFields from Schemas\CreateCustomer
 * @phpstan-import-type CustomersBalanceQueryFields from Schemas\CustomersBalanceQuery
 * @phpstan-import-type CustomersListQueryFields from Schemas\CustomersListQuery
 * @phpstan-import-type CustomersStatementPdfQueryFields from Schemas\CustomersStatementPdfQuery
 * @phpstan-import-type CustomersStatementQueryFields from Schemas\CustomersStatementQuery
 * @phpstan-import-type EraseCustomerFields from Schemas\EraseCustomer
 * @phpstan-import-type MergeCustomerFields from Schemas\MergeCustomer
 * @phpstan-import-type PatchCustomerFields from Schemas\PatchCustomer
 * @phpstan-import-type SendStatementFields from Schemas\SendStatement
 * @phpstan-import-type UpdateCustomerFields from Schemas\UpdateCustomer
 */
class Customers
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Settle open invoices with the credit of a customer.
     *
     * Lets unallocated payments, the first received first, and then what is left of credit notes settle the open
     * invoices of the customer, the first due first, within each currency. Up to 50 payments and credit notes and
     * 200 invoices at a time; `balance` says whether credit and open invoices are left. Where nothing can be
     * settled, nothing changes. `POST /dry-runs` says beforehand what it would do.
     *
     * Operation `customers.apply_credit`: POST /customers/{id}/apply-credit
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function applyCredit(string $id, ?CallOptions $options = null): Types\AppliedCredit
    {
        $request = new Request('POST', ['customers', $id, 'apply-credit']);
        return $this->transport->record($request, Types\AppliedCredit::class, $options);
    }

    /**
     * List customers.
     *
     * The newest first and without archived ones, unless it is asked otherwise.
     *
     * Operation `customers.list`: GET /customers
     *
     * @param CustomersListQueryFields $query
     * @return Pages<Types\Customer>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['customers'], query: Values::parameters($query, 'CustomersListQuery'));
        return $this->transport->pages($request, 'cursor', Types\Customer::class, $options);
    }

    /**
     * Add a customer.
     *
     * Only the name is required. What is not given is empty, and may be given later.
     *
     * Operation `customers.create`: POST /customers
     *
     * @param CreateCustomerFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Customer
    {
        $request = new Request('POST', ['customers'], body: Values::encode($body, 'CreateCustomer'));
        return $this->transport->record($request, Types\Customer::class, $options);
    }

    /**
     * Get a customer.
     *
     * Archived ones can still be read, because documents speak of them, and so can one that was merged:
     * `merged_into` says where everything of it is.
     *
     * Operation `customers.get`: GET /customers/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Customer
    {
        $request = new Request('GET', ['customers', $id]);
        return $this->transport->record($request, Types\Customer::class, $options);
    }

    /**
     * Update a customer.
     *
     * Replaces the customer wholly; what is not given becomes empty or its default. Documents never change.
     *
     * Operation `customers.update`: PUT /customers/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateCustomerFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\Customer
    {
        $request = new Request('PUT', ['customers', $id], body: Values::encode($body, 'UpdateCustomer'), isConditional: true);
        return $this->transport->record($request, Types\Customer::class, $options);
    }

    /**
     * Change a customer.
     *
     * Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and
     * other names stay.
     *
     * Operation `customers.patch`: PATCH /customers/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param PatchCustomerFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function patch(string $id, array $body, ?CallOptions $options = null): Types\Customer
    {
        $request = new Request('PATCH', ['customers', $id], body: Values::encode($body, 'PatchCustomer'), isConditional: true);
        return $this->transport->record($request, Types\Customer::class, $options);
    }

    /**
     * Delete a customer.
     *
     * Archives a customer with issued documents. Drafts, open invoices and credit stand in the way.
     *
     * Operation `customers.delete`: DELETE /customers/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['customers', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Unarchive a customer.
     *
     * Shows an archived customer in lists again. One that is not archived is answered as it is.
     *
     * Operation `customers.unarchive`: POST /customers/{id}/unarchive
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function unarchive(string $id, ?CallOptions $options = null): Types\Customer
    {
        $request = new Request('POST', ['customers', $id, 'unarchive'], isConditional: true);
        return $this->transport->record($request, Types\Customer::class, $options);
    }

    /**
     * Get the balance of a customer.
     *
     * By currency: what is due on open invoices, how much of it is overdue, and the credit out of payments and
     * credit notes. A currency without any of them is not there. With `as_of` the same at the end of an earlier day,
     * and with `known_at` as far as it had been recorded by an instant.
     *
     * Operation `customers.balance`: GET /customers/{id}/balance
     *
     * @param CustomersBalanceQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function balance(string $id, array $query = [], ?CallOptions $options = null): Types\CustomerBalanceList
    {
        $request = new Request('GET', ['customers', $id, 'balance'], query: Values::parameters($query, 'CustomersBalanceQuery'));
        return $this->transport->record($request, Types\CustomerBalanceList::class, $options);
    }

    /**
     * Merge a customer into another one.
     *
     * Everything that names the customer moves to the other one: drafts and issued documents, payments, credit,
     * quotes, schedules, rules, mails, and with them files and links; contacts and the note are added. Other fields
     * of the customer that stays do not change. Issued documents say what they said, with the old identifier and
     * name in the chain and in their files. The merged customer is archived and can be read, with `merged_into`.
     * Nothing undoes it: ask with `dry_run` first. Needs the right to write whatever moves, such as `invoices:write`
     * and `payments:write`.
     *
     * Operation `customers.merge`: POST /customers/{id}/merge
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param MergeCustomerFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function merge(string $id, array $body, ?CallOptions $options = null): Types\CustomerMerge
    {
        $request = new Request('POST', ['customers', $id, 'merge'], body: Values::encode($body, 'MergeCustomer'), isConditional: true);
        return $this->transport->record($request, Types\CustomerMerge::class, $options);
    }

    /**
     * List customers that may be the same.
     *
     * Those that share a tax number, the account that payments came from, the e-mail address, or the name in the
     * same town, without archived ones. Whether they are the same is for you to say.
     *
     * Operation `customers.duplicates`: GET /customers/{id}/duplicates
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function duplicates(string $id, ?CallOptions $options = null): Types\LikeCustomerList
    {
        $request = new Request('GET', ['customers', $id, 'duplicates']);
        return $this->transport->record($request, Types\LikeCustomerList::class, $options);
    }

    /**
     * Download the personal data of a customer.
     *
     * Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links and
     * events as JSON, and the files of documents, mails and attachments. `about.json` in it says what each file
     * holds and why it is kept. Customers that were merged into this one are in it. It is for whoever asks for a
     * copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and is not kept; that it was
     * taken stands in the audit log.
     *
     * Operation `customers.personal_data`: GET /customers/{id}/personal-data
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function personalData(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['customers', $id, 'personal-data']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download the personal data of a customer.
     *
     * The file is read as it comes.
     *
     * Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links and
     * events as JSON, and the files of documents, mails and attachments. `about.json` in it says what each file
     * holds and why it is kept. Customers that were merged into this one are in it. It is for whoever asks for a
     * copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and is not kept; that it was
     * taken stands in the audit log.
     *
     * Operation `customers.personal_data`: GET /customers/{id}/personal-data
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function personalDataStream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['customers', $id, 'personal-data']);
        return $this->transport->download($request, $options);
    }

    /**
     * Erase the personal data of a customer.
     *
     * For good: name, addresses, contacts, notes and metadata of the customer and of drafts, mails, links, search
     * terms, and the values in events. Documents and payments stay as long as the law asks, and are erased by
     * themselves on the first night after that; numbers, dates and amounts stay, so that the chain of documents can
     * be verified. Customers that were merged into this one are erased with it. Ask with `dry_run` first. Open
     * invoices and credit stand in the way.
     *
     * Operation `customers.erase`: POST /customers/{id}/erase
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param EraseCustomerFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function erase(string $id, array $body, ?CallOptions $options = null): Types\Erasure
    {
        $request = new Request('POST', ['customers', $id, 'erase'], body: Values::encode($body, 'EraseCustomer'), isConditional: true);
        return $this->transport->record($request, Types\Erasure::class, $options);
    }

    /**
     * Get a statement of account.
     *
     * What happened on the account of a customer in one currency between two days, with the balance after each
     * entry, what is open today by its age, and the credit. A statement up to today closes with the balance of the
     * customer. With `known_at` only what had been recorded by then is told. At most 2000 entries.
     *
     * Operation `customers.statement`: GET /customers/{id}/statement
     *
     * @param CustomersStatementQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function statement(string $id, array $query = [], ?CallOptions $options = null): Types\Statement
    {
        $request = new Request('GET', ['customers', $id, 'statement'], query: Values::parameters($query, 'CustomersStatementQuery'));
        return $this->transport->record($request, Types\Statement::class, $options);
    }

    /**
     * Download a statement of account.
     *
     * The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is kept.
     *
     * Operation `customers.statement_pdf`: GET /customers/{id}/statement/pdf
     *
     * @param CustomersStatementPdfQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function statementPdf(string $id, array $query = [], ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['customers', $id, 'statement', 'pdf'], query: Values::parameters($query, 'CustomersStatementPdfQuery'));
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download a statement of account.
     *
     * The file is read as it comes.
     *
     * The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is kept.
     *
     * Operation `customers.statement_pdf`: GET /customers/{id}/statement/pdf
     *
     * @param CustomersStatementPdfQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function statementPdfStream(string $id, array $query = [], ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['customers', $id, 'statement', 'pdf'], query: Values::parameters($query, 'CustomersStatementPdfQuery'));
        return $this->transport->download($request, $options);
    }

    /**
     * Send a statement of account.
     *
     * Queues a mail to the customer with the statement as a PDF, as it is now. Each request is one mail: use an
     * Idempotency-Key.
     *
     * Operation `customers.send_statement`: POST /customers/{id}/statement/send
     *
     * @param SendStatementFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function sendStatement(string $id, ?array $body = null, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['customers', $id, 'statement', 'send'], body: $body === null ? null : Values::encode($body, 'SendStatement'));
        return $this->transport->record($request, Types\Message::class, $options);
    }
}
