<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Http\HttpRequest;
use InvalidArgumentException;

/**
 * What an operation asks.
 *
 * @internal
 */
final class Request
{
    /**
     * @param list<string> $segments Of the path, not encoded.
     * @param array<string, string> $query
     * @param string|null $body A JSON document.
     * @param bool $isConditional Whether it may be limited to one version.
     * @param array<string, string> $headerFields Members of the query that are sent as headers, and their names there.
     */
    public function __construct(
        public readonly string $method,
        public readonly array $segments,
        public readonly array $query = [],
        public readonly ?string $body = null,
        public readonly bool $isConditional = false,
        public readonly array $headerFields = [],
        public readonly string $accept = 'application/json, */*;q=0.5',
    ) {
    }

    /** One that the caller has written, such as `GET /customers/cus_1`. */
    public static function raw(string $method, string $path, mixed $query, mixed $body): self
    {
        if (preg_match('/^[A-Z]+$/D', $method) !== 1) {
            throw new InvalidArgumentException("\"$method\" is no method such as GET.");
        }
        if (preg_match('~^(/[^/?#\\\\]+)+$~D', $path) !== 1) {
            throw new InvalidArgumentException("\"$path\" is no path such as /customers.");
        }
        $segments = array_map(rawurldecode(...), explode('/', substr($path, 1)));
        $text = $body === null ? null : Values::encode($body);
        return new self($method, $segments, Values::parameters($query, 'any'), $text, true);
    }

    public function with(string $parameter, string $value): self
    {
        $query = [$parameter => $value] + $this->query;
        return new self(
            $this->method,
            $this->segments,
            $query,
            $this->body,
            $this->isConditional,
            $this->headerFields,
            $this->accept,
        );
    }

    public function accepting(string $media): self
    {
        return new self(
            $this->method,
            $this->segments,
            $this->query,
            $this->body,
            $this->isConditional,
            $this->headerFields,
            $media,
        );
    }

    /** As it is sent in each attempt. Refuses what cannot be sent. */
    public function message(Settings $settings): HttpRequest
    {
        if ($settings->ifVersion !== null && !$this->isConditional) {
            throw new InvalidArgumentException('This method cannot be limited to one version.');
        }
        if ($settings->idempotencyKey === '') {
            // A missing order number, which would protect from nothing.
            throw new InvalidArgumentException('The idempotency key is empty.');
        }
        $key = $settings->idempotencyKey ?? ($this->method === 'POST' ? bin2hex(random_bytes(16)) : null);
        $known = [
            'Accept' => $this->accept,
            'Authorization' => $settings->apiKey() === '' ? null : "Bearer {$settings->apiKey()}",
            'Content-Type' => $this->body === null ? null : 'application/json',
            'Idempotency-Key' => $key,
            'If-Match' => $settings->ifVersion === null ? null : "\"v$settings->ifVersion\"",
        ];
        $own = [];
        foreach (array_intersect_key($this->query, $this->headerFields) as $name => $value) {
            $own[$this->headerFields[$name]] = $value;
        }
        Settings::checkHeaders($own);
        $token = $settings->tokens->headersFor($settings->baseUrl);
        $headers = [...array_filter($known, is_string(...)), ...$token, ...$own, ...$settings->headers];
        $url = $settings->baseUrl . $settings->basePath . $this->target();
        $isRepeatable = $settings->ifVersion === null;
        return new HttpRequest($this->method, $url, $headers, $this->body, $settings->timeout, $isRepeatable);
    }

    /** Path and query. Refuses an identifier that would lead to another operation. */
    private function target(): string
    {
        $target = '';
        foreach ($this->segments as $segment) {
            if (in_array($segment, ['', '.', '..'], true)) {
                throw new InvalidArgumentException("\"$segment\" is no identifier.");
            }
            $target .= '/' . rawurlencode($segment);
        }
        $parameters = array_diff_key($this->query, $this->headerFields);
        $query = http_build_query($parameters, '', '&', PHP_QUERY_RFC3986);
        return $query === '' ? $target : "$target?$query";
    }
}
