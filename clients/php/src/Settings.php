<?php

declare(strict_types=1);

namespace Countinghouse;

use Closure;
use Countinghouse\Http\ClosureClient;
use Countinghouse\Http\CurlClient;
use Countinghouse\Http\HttpClient;
use Countinghouse\Http\HttpRequest;
use Countinghouse\Http\HttpResponse;
use InvalidArgumentException;
use SensitiveParameter;
use SensitiveParameterValue;

/**
 * What holds for a call: the client's settings, and the call's own before them. Refuses what cannot work.
 *
 * @internal
 */
final class Settings
{
    public readonly string $baseUrl;
    /** In a wrapping that print_r() and var_dump() do not look into. */
    private readonly SensitiveParameterValue $apiKey;

    /**
     * @param array<string, string> $headers
     * @param (Closure(RequestReport): void)|null $onRequest
     * @param (Closure(ResponseReport): void)|null $onResponse
     */
    public function __construct(
        string $baseUrl,
        public readonly string $basePath,
        #[SensitiveParameter] string $apiKey,
        public readonly float $timeout,
        public readonly int $retries,
        public readonly array $headers,
        public readonly HttpClient $http,
        public readonly ?Closure $onRequest,
        public readonly ?Closure $onResponse,
        public readonly ?string $idempotencyKey = null,
        public readonly ?int $ifVersion = null,
        public readonly ConsistencyTokens $tokens = new ConsistencyTokens(),
    ) {
        if (preg_match('/^[\x21-\x7e]*$/D', $apiKey) !== 1) {
            // The text is not in the message, which may be logged.
            throw new InvalidArgumentException('The API key has characters that no key has.');
        }
        if (!($timeout > 0)) {
            throw new InvalidArgumentException("The timeout must be more than 0 seconds, not $timeout.");
        }
        if ($retries < 0) {
            throw new InvalidArgumentException("retries must be a number from 0, not $retries.");
        }
        self::checkHeaders($headers + ($idempotencyKey === null ? [] : ['Idempotency-Key' => $idempotencyKey]));
        $this->baseUrl = self::address($baseUrl);
        $this->apiKey = new SensitiveParameterValue($apiKey);
    }

    /**
     * The settings of a client. Address and key may stand in the environment.
     *
     * @param array<string, string> $headers
     * @param HttpClient|(Closure(HttpRequest): HttpResponse)|null $httpClient
     * @param (Closure(RequestReport): void)|null $onRequest
     * @param (Closure(ResponseReport): void)|null $onResponse
     */
    public static function ofClient(
        ?string $baseUrl,
        #[SensitiveParameter] ?string $apiKey,
        string $basePath,
        float $timeout,
        int $retries,
        array $headers,
        ?AppInfo $app,
        HttpClient|Closure|null $httpClient,
        ?Closure $onRequest,
        ?Closure $onResponse,
    ): self {
        $address = $baseUrl ?? self::environment('COUNTINGHOUSE_BASE_URL');
        if ($address === null) {
            throw new InvalidArgumentException('The client needs a baseUrl, or COUNTINGHOUSE_BASE_URL.');
        }
        $key = $apiKey ?? self::environment('COUNTINGHOUSE_API_KEY') ?? '';
        $http = $httpClient instanceof Closure ? new ClosureClient($httpClient) : $httpClient ?? new CurlClient();
        $sent = ['User-Agent' => self::userAgent($app), ...$headers];
        return new self($address, $basePath, $key, $timeout, $retries, $sent, $http, $onRequest, $onResponse);
    }

    /** What holds for a call with these options. */
    public function with(?CallOptions $options): self
    {
        return $options === null ? $this : new self(
            $options->baseUrl ?? $this->baseUrl,
            $this->basePath,
            $options->apiKey ?? $this->apiKey(),
            $options->timeout ?? $this->timeout,
            $options->retries ?? $this->retries,
            [...$this->headers, ...$options->headers],
            $this->http,
            $this->onRequest,
            $this->onResponse,
            $options->idempotencyKey,
            $options->ifVersion,
            $this->tokens,
        );
    }

    public function apiKey(): string
    {
        return (string) $this->apiKey->getValue();
    }

    /** @param array<string, string> $headers */
    public static function checkHeaders(array $headers): void
    {
        foreach ($headers as $name => $value) {
            $isName = preg_match("/^[\\w!#$%&'*+.^`|~-]+$/D", (string) $name) === 1;
            if (!$isName || preg_match('/^[\t\x20-\x7e]*$/D', $value) !== 1) {
                $shown = json_encode($name);
                throw new InvalidArgumentException("The header $shown has characters that no header has.");
            }
        }
    }

    private static function address(string $text): string
    {
        $parts = parse_url($text);
        $isWhole = is_array($parts)
            && in_array(strtolower($parts['scheme'] ?? ''), ['http', 'https'], true)
            && ($parts['host'] ?? '') !== ''
            && preg_match('/[\x00-\x20]/', $text) !== 1;
        if (!$isWhole || array_intersect_key($parts, array_flip(['query', 'fragment', 'user', 'pass'])) !== []) {
            throw new InvalidArgumentException(
                'The baseUrl must begin with http:// or https://, without a query and a password.',
            );
        }
        return rtrim($text, '/');
    }

    private static function userAgent(?AppInfo $app): string
    {
        $own = 'countinghouse-php/' . Version::LIBRARY . ' (php ' . PHP_VERSION . ')';
        if ($app === null) {
            return $own;
        }
        $version = $app->version === null ? '' : "/$app->version";
        return "$own $app->name$version" . ($app->url === null ? '' : " ($app->url)");
    }

    private static function environment(string $name): ?string
    {
        $value = getenv($name);
        return $value === false || $value === '' ? null : $value;
    }
}
