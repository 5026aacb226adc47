<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse;

use Closure;
use Countinghouse\Http\HttpClient;
use Generator;
use InvalidArgumentException;
use ReflectionClass;
use SensitiveParameter;

/** The service, with one member per resource. */
class Client
{
    /** Credentials of machines, as in Settings > API. */
    public readonly Resources\ApiKeys $apiKeys;

    /** Requests of API keys and members that wait for a person. */
    public readonly Resources\Approvals $approvals;

    /** Invoices and credit notes as files, and what they lack. */
    public readonly Resources\Attachments $attachments;

    /** Who changed what, when, and from where. */
    public readonly Resources\Audit $audit;

    /** Sign in and obtain a token, and passwords. */
    public readonly Resources\Auth $auth;

    /** The accounts that statements are imported for. */
    public readonly Resources\BankAccounts $bankAccounts;

    /** Statements that were imported, and their lines. */
    public readonly Resources\BankLines $bankLines;

    /** Statements that were imported, and their lines. */
    public readonly Resources\BankStatements $bankStatements;

    /** What suppliers ask you to pay. */
    public readonly Resources\BillApproval $billApproval;

    /** Money that went to suppliers, and which bills it settles. */
    public readonly Resources\BillPayments $billPayments;

    /** What suppliers ask you to pay. */
    public readonly Resources\Bills $bills;

    /** Invoices and credit notes as files, and what they lack. */
    public readonly Resources\CreditNoteDocuments $creditNoteDocuments;

    /** Pages that show an invoice, a credit note or a quote to its customer. */
    public readonly Resources\CreditNoteLinks $creditNoteLinks;

    /** Invoices and credit notes as files, and what they lack. */
    public readonly Resources\CreditNotes $creditNotes;

    /** Whom you sell to. */
    public readonly Resources\Customers $customers;

    /** Invoices and credit notes as files, and what they lack. */
    public readonly Resources\Documents $documents;

    /** Trying a request without doing it. */
    public readonly Resources\DryRuns $dryRuns;

    /** Events, pushed to addresses of yours. */
    public readonly Resources\EventTypes $eventTypes;

    /** What happened, in order and without gaps. */
    public readonly Resources\Events $events;

    /** Everything of your books as a file that you can take away. */
    public readonly Resources\Exports $exports;

    /** Your customers, products and invoices of before, brought along in two steps. */
    public readonly Resources\Imports $imports;

    /** Asking somebody to work in your books. */
    public readonly Resources\Invitations $invitations;

    /** Contents of invoices that are kept under a name. */
    public readonly Resources\InvoiceTemplates $invoiceTemplates;

    /** Invoices and credit notes as files, and what they lack. */
    public readonly Resources\Invoices $invoices;

    /** Pages that show an invoice, a credit note or a quote to its customer. */
    public readonly Resources\Links $links;

    /** How mails leave, and what they say. */
    public readonly Resources\MailSettings $mailSettings;

    /** How mails leave, and what they say. */
    public readonly Resources\MailTemplates $mailTemplates;

    /** What bank lines with something in common are. */
    public readonly Resources\MatchingRules $matchingRules;

    /** Who works in your books, and in which role. */
    public readonly Resources\Members $members;

    /** Mails about documents, as they were sent, and what became of them. */
    public readonly Resources\Messages $messages;

    /** Numbers without gaps, and the proof of it. */
    public readonly Resources\NumberSeries $numberSeries;

    /** Invoices and credit notes as files, and what they lack. */
    public readonly Resources\Organization $organization;

    /** Your organizations: opening, listing and closing them. */
    public readonly Resources\Organizations $organizations;

    /** Bills that are paid together, and the file for the bank. */
    public readonly Resources\PaymentRuns $paymentRuns;

    /** Mails about documents, as they were sent, and what became of them. */
    public readonly Resources\Payments $payments;

    /** What products cost which customers. */
    public readonly Resources\PriceLists $priceLists;

    /** What you sell. */
    public readonly Resources\Products $products;

    /** Pages that show an invoice, a credit note or a quote to its customer. */
    public readonly Resources\QuoteLinks $quoteLinks;

    /** What is offered to customers, from draft to acceptance. */
    public readonly Resources\Quotes $quotes;

    /** Bills and other files that others have sent to you. */
    public readonly Resources\ReceivedFiles $receivedFiles;

    /** Invoices that are made again and again, each date once. */
    public readonly Resources\RecurringInvoices $recurringInvoices;

    /** Asking for money that is late, and what was asked. */
    public readonly Resources\ReminderPolicy $reminderPolicy;

    /** Asking for money that is late, and what was asked. */
    public readonly Resources\Reminders $reminders;

    /** Figures over many documents. */
    public readonly Resources\Reports $reports;

    /** Copies of personal data, erasing it, and what has to stay for how long. */
    public readonly Resources\Retention $retention;

    /** Codes of an authenticator app, and who must have them. */
    public readonly Resources\SecondFactor $secondFactor;

    /** Codes of an authenticator app, and who must have them. */
    public readonly Resources\Security $security;

    /** Whom you buy from. */
    public readonly Resources\Suppliers $suppliers;

    /** Your own account: name, address, a copy of your data, and its end. */
    public readonly Resources\Users $users;

    /** Events, pushed to addresses of yours. */
    public readonly Resources\WebhookDeliveries $webhookDeliveries;

    /** Events, pushed to addresses of yours. */
    public readonly Resources\WebhookEndpoints $webhookEndpoints;

    private readonly Transport $transport;

    /**
     * All but signing in needs an API key or the access token of a login.
     *
     * @param string|null $baseUrl The address of the service without `/v1`: `https://books.example.com`; else that of
     *     COUNTINGHOUSE_BASE_URL.
     * @param string|null $apiKey Else that of COUNTINGHOUSE_API_KEY; an empty text is none.
     * @param float $timeout How many seconds one attempt may take, its answer included.
     * @param int $retries How often a failed attempt is repeated at most.
     * @param array<string, string> $headers Sent with every request.
     * @param AppInfo|null $app Named in `User-Agent`.
     * @param HttpClient|(Closure(Http\HttpRequest): Http\HttpResponse)|null $httpClient Sends each attempt; else curl.
     * @param (Closure(RequestReport): void)|null $onRequest Hears of each attempt before it is sent.
     * @param (Closure(ResponseReport): void)|null $onResponse Hears of each attempt when it has ended.
     */
    public function __construct(
        ?string $baseUrl = null,
        #[SensitiveParameter] ?string $apiKey = null,
        float $timeout = 30.0,
        int $retries = 2,
        array $headers = [],
        ?AppInfo $app = null,
        HttpClient|Closure|null $httpClient = null,
        ?Closure $onRequest = null,
        ?Closure $onResponse = null,
    ) {
        $this->bind(new Transport(Settings::ofClient(
            $baseUrl,
            $apiKey,
            '/v1',
            $timeout,
            $retries,
            $headers,
            $app,
            $httpClient,
            $onRequest,
            $onResponse,
        )));
    }

    /**
     * What a call gives, with the status, the headers and the request id of its (last) answer:
     * `$client->withResponse(fn (Client $client) => $client->customers->get($id))`.
     *
     * @template T
     * @param Closure(self): T $call
     * @return Answer<T>
     */
    public function withResponse(Closure $call): Answer
    {
        $transport = new Transport($this->transport->settings);
        $copy = (new ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $copy->bind($transport);
        $data = $call($copy);
        $heard = $transport->heard ?? throw new InvalidArgumentException('The function has called nothing.');
        return new Answer($data, $heard->status, $heard->headers, $heard->headers['x-request-id'] ?? null);
    }

    /**
     * The newest `Consistency-Token` that the service has sent, to be handed to another client's `readAfter()`. Null
     * before the first change, and without a replica.
     */
    public function consistencyToken(): ?string
    {
        $settings = $this->transport->settings;
        return $settings->tokens->of($settings->baseUrl);
    }

    /**
     * What is read from now on has what another client had written when it had this token:
     * `$client->readAfter($other->consistencyToken())`.
     *
     * What the client has written itself it reads anyway. Null and an empty text are none.
     */
    public function readAfter(?string $token): void
    {
        $settings = $this->transport->settings;
        $settings->tokens->keep($settings->baseUrl, $token ?? '');
    }

    /**
     * Calls an operation that this version has no method for: `request('GET', '/customers', ['limit' => 1])`.
     *
     * The path is without `/v1`; retries, keys and errors are those of every call. The data is JSON's value, null
     * for nothing, and a text for anything else. A number of a body that is not whole is a `Decimal`.
     *
     * @param array<string, mixed> $query
     * @param array<string, mixed>|null $body
     * @return Answer<mixed>
     */
    public function request(
        string $method,
        string $path,
        array $query = [],
        ?array $body = null,
        ?CallOptions $options = null,
    ): Answer {
        $answer = $this->transport->send(Request::raw($method, $path, $query, $body), $options);
        $id = $answer->headers['x-request-id'] ?? null;
        return new Answer(Documents::anything($answer), $answer->status, $answer->headers, $id);
    }

    /**
     * The server-sent events of an operation that this version has no method for, as they come.
     *
     * @param array<string, mixed> $query
     * @return Generator<int, ServerSentEvent>
     */
    public function stream(string $path, array $query = [], ?CallOptions $options = null): Generator
    {
        return $this->transport->events(Request::raw('GET', $path, $query, null), $options);
    }

    private function bind(Transport $transport): void
    {
        $this->transport = $transport;
        $this->apiKeys = new Resources\ApiKeys($transport);
        $this->approvals = new Resources\Approvals($transport);
        $this->attachments = new Resources\Attachments($transport);
        $this->audit = new Resources\Audit($transport);
        $this->auth = new Resources\Auth($transport);
        $this->bankAccounts = new Resources\BankAccounts($transport);
        $this->bankLines = new Resources\BankLines($transport);
        $this->bankStatements = new Resources\BankStatements($transport);
        $this->billApproval = new Resources\BillApproval($transport);
        $this->billPayments = new Resources\BillPayments($transport);
        $this->bills = new Resources\Bills($transport);
        $this->creditNoteDocuments = new Resources\CreditNoteDocuments($transport);
        $this->creditNoteLinks = new Resources\CreditNoteLinks($transport);
        $this->creditNotes = new Resources\CreditNotes($transport);
        $this->customers = new Resources\Customers($transport);
        $this->documents = new Resources\Documents($transport);
        $this->dryRuns = new Resources\DryRuns($transport);
        $this->eventTypes = new Resources\EventTypes($transport);
        $this->events = new Resources\Events($transport);
        $this->exports = new Resources\Exports($transport);
        $this->imports = new Resources\Imports($transport);
        $this->invitations = new Resources\Invitations($transport);
        $this->invoiceTemplates = new Resources\InvoiceTemplates($transport);
        $this->invoices = new Resources\Invoices($transport);
        $this->links = new Resources\Links($transport);
        $this->mailSettings = new Resources\MailSettings($transport);
        $this->mailTemplates = new Resources\MailTemplates($transport);
        $this->matchingRules = new Resources\MatchingRules($transport);
        $this->members = new Resources\Members($transport);
        $this->messages = new Resources\Messages($transport);
        $this->numberSeries = new Resources\NumberSeries($transport);
        $this->organization = new Resources\Organization($transport);
        $this->organizations = new Resources\Organizations($transport);
        $this->paymentRuns = new Resources\PaymentRuns($transport);
        $this->payments = new Resources\Payments($transport);
        $this->priceLists = new Resources\PriceLists($transport);
        $this->products = new Resources\Products($transport);
        $this->quoteLinks = new Resources\QuoteLinks($transport);
        $this->quotes = new Resources\Quotes($transport);
        $this->receivedFiles = new Resources\ReceivedFiles($transport);
        $this->recurringInvoices = new Resources\RecurringInvoices($transport);
        $this->reminderPolicy = new Resources\ReminderPolicy($transport);
        $this->reminders = new Resources\Reminders($transport);
        $this->reports = new Resources\Reports($transport);
        $this->retention = new Resources\Retention($transport);
        $this->secondFactor = new Resources\SecondFactor($transport);
        $this->security = new Resources\Security($transport);
        $this->suppliers = new Resources\Suppliers($transport);
        $this->users = new Resources\Users($transport);
        $this->webhookDeliveries = new Resources\WebhookDeliveries($transport);
        $this->webhookEndpoints = new Resources\WebhookEndpoints($transport);
    }
}
