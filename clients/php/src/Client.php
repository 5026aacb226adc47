<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse;

use SensitiveParameter;

/** The service, with one member per resource. */
final readonly class Client
{
    /** Credentials of machines, as in Settings > API. */
    public Resources\ApiKeys $apiKeys;

    /** Sign in and obtain a token. */
    public Resources\Auth $auth;

    /** What is taken back of invoices. */
    public Resources\CreditNotes $creditNotes;

    /** Whom you sell to. */
    public Resources\Customers $customers;

    /** What happened, in order and without gaps. */
    public Resources\Events $events;

    /** From draft to legal document and to its end. */
    public Resources\Invoices $invoices;

    /** Numbers without gaps, and the proof of it. */
    public Resources\NumberSeries $numberSeries;

    /** Your own data, as in the settings. */
    public Resources\Organization $organization;

    /** Money that came in, and what it settles. */
    public Resources\Payments $payments;

    /** What you sell. */
    public Resources\Products $products;

    /** Figures over many documents. */
    public Resources\Reports $reports;

    /**
     * All but signing in needs an API key or the access token of a login.
     *
     * @param string $baseUrl The address of the service without a path: `https://books.example.com`.
     * @param float $timeout How many seconds one attempt may take, its answer included.
     * @param int $retries How often a failed attempt is repeated at most.
     * @param array<string, string> $headers Sent with every request.
     */
    public function __construct(
        string $baseUrl,
        #[SensitiveParameter] ?string $apiKey = null,
        float $timeout = 30.0,
        int $retries = 2,
        array $headers = [],
    ) {
        $transport = new Transport(rtrim($baseUrl, '/') . '/v1', $apiKey, $timeout, $retries, $headers);
        $this->apiKeys = new Resources\ApiKeys($transport);
        $this->auth = new Resources\Auth($transport);
        $this->creditNotes = new Resources\CreditNotes($transport);
        $this->customers = new Resources\Customers($transport);
        $this->events = new Resources\Events($transport);
        $this->invoices = new Resources\Invoices($transport);
        $this->numberSeries = new Resources\NumberSeries($transport);
        $this->organization = new Resources\Organization($transport);
        $this->payments = new Resources\Payments($transport);
        $this->products = new Resources\Products($transport);
        $this->reports = new Resources\Reports($transport);
    }
}
