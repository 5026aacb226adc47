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
{{#resources}}
    /** {{doc}} */
    public readonly Resources\{{className}} ${{property}};

{{/resources}}
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
            '{{basePath}}',
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
     * The path is without `{{basePath}}`; retries, keys and errors are those of every call. The data is JSON's value, null
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
{{#resources}}
        $this->{{property}} = new Resources\{{className}}($transport);
{{/resources}}
    }
}
