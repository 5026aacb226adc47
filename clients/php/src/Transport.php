<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Exceptions\ConnectionException;
use Countinghouse\Exceptions\CountinghouseException;
use CurlHandle;
use InvalidArgumentException;
use SensitiveParameter;

/**
 * Sends requests: credentials, time-outs, retries, and errors as classes.
 *
 * @internal
 */
final class Transport
{
    private const BACKOFF = 0.5;
    private const BACKOFF_MAX = 8.0;
    /** Whoever is asked to wait longer is told at once. */
    private const RETRY_AFTER_MAX = 60.0;

    private readonly CurlHandle $curl;

    /**
     * @param string $url The address with the base path.
     * @param array<string, string> $headers Sent with every request.
     */
    public function __construct(
        private readonly string $url,
        #[SensitiveParameter] private readonly ?string $apiKey,
        private readonly float $timeout,
        private readonly int $retries,
        private readonly array $headers,
    ) {
        $this->curl = curl_init();
    }

    /** The answer's document as a type of Values. */
    public function read(Request $request, string $type, ?CallOptions $options): mixed
    {
        return Values::read(self::document($this->bytes($request, $options)), $type);
    }

    /** The answer's body. */
    public function bytes(Request $request, ?CallOptions $options): string
    {
        $options ??= new CallOptions();
        if ($options->ifVersion !== null && !$request->isConditional) {
            throw new InvalidArgumentException('This method cannot be limited to one version.');
        }
        $settings = $this->settings($request, $options);
        $retries = $options->retries ?? $this->retries;
        for ($attempt = 0; ; $attempt += 1) {
            try {
                return $this->attempt($settings);
            } catch (CountinghouseException $error) {
                $pause = self::pauseAfter($error, $attempt, $options->ifVersion !== null);
                if ($attempt >= $retries || $pause === null) {
                    throw $error;
                }
                usleep((int) round($pause * 1_000_000));
            }
        }
    }

    /**
     * @param string $start The parameter that says where a page begins.
     * @return Pages<mixed>
     */
    public function pages(Request $request, string $start, string $type, ?CallOptions $options): Pages
    {
        return new Pages(function (?string $cursor) use ($request, $start, $type, $options): Page {
            $asked = $cursor === null ? $request : $request->with($start, $cursor);
            $sent = self::document($this->bytes($asked, $options));
            return new Page(
                Values::read($sent['data'] ?? [], "{$type}[]"),
                ($sent['has_more'] ?? false) === true,
                isset($sent['next_cursor']) ? (string) $sent['next_cursor'] : null,
                $sent['total_count'] ?? null,
            );
        });
    }

    /** @param array<int, mixed> $settings */
    private function attempt(array $settings): string
    {
        $headers = [];
        curl_reset($this->curl);
        curl_setopt_array($this->curl, $settings);
        curl_setopt($this->curl, CURLOPT_HEADERFUNCTION, static function ($curl, string $line) use (&$headers): int {
            $parts = explode(':', $line, 2);
            $headers[strtolower($parts[0])] = trim($parts[1] ?? '');
            return strlen($line);
        });
        $body = curl_exec($this->curl);
        if (!is_string($body)) {
            $isTimeout = curl_errno($this->curl) === CURLE_OPERATION_TIMEDOUT;
            throw $isTimeout
                ? new ConnectionException('The service did not answer in time.', 'timeout')
                : new ConnectionException('No connection: ' . curl_error($this->curl), 'connection_failed');
        }
        $status = curl_getinfo($this->curl, CURLINFO_RESPONSE_CODE);
        if ($status < 200 || $status > 299) {
            throw Refusal::of($status, $headers, $body);
        }
        return $body;
    }

    /** @return array<int, mixed> */
    private function settings(Request $request, CallOptions $options): array
    {
        $lines = [];
        foreach ($this->headersOf($request, $options) as $name => $value) {
            if (preg_match('/[\r\n]/', "$name$value") === 1) {
                throw new InvalidArgumentException("The header $name has more than one line.");
            }
            $lines[] = "$name: $value";
        }
        $body = $request->body ?? ($request->method === 'POST' ? '' : null);
        return [
            CURLOPT_URL => $this->url . $request->target(),
            CURLOPT_CUSTOMREQUEST => $request->method,
            CURLOPT_HTTPHEADER => $lines,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_TIMEOUT_MS => max(1, (int) round(($options->timeout ?? $this->timeout) * 1000)),
            // On a connection that was closed meanwhile curl would send again by itself.
            CURLOPT_FRESH_CONNECT => $request->method !== 'GET',
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]);
    }

    /** @return array<string, string> */
    private function headersOf(Request $request, CallOptions $options): array
    {
        $key = $options->idempotencyKey ?? ($request->method === 'POST' ? bin2hex(random_bytes(16)) : null);
        $known = [
            'Accept' => 'application/json, */*;q=0.5',
            'Authorization' => $this->apiKey === null ? null : "Bearer $this->apiKey",
            // What is empty here is not sent, also not by curl itself.
            'Content-Type' => $request->body === null ? '' : 'application/json',
            'Expect' => '',
            'Idempotency-Key' => $key,
            'If-Match' => $options->ifVersion === null ? null : "\"v$options->ifVersion\"",
        ];
        return [...array_filter($known, is_string(...)), ...$this->headers, ...$options->headers];
    }

    /** How many seconds to wait before the next attempt; null when another one is of no use. */
    private static function pauseAfter(CountinghouseException $error, int $attempt, bool $isConditional): ?float
    {
        $isPassing = match ($error->status) {
            // It may have been done already, and would then be refused because of its own first attempt.
            null => !$isConditional,
            429, 503 => true,
            default => $error->errorCode === 'idempotency_in_progress',
        };
        if (!$isPassing) {
            return null;
        }
        if ($error->retryAfterSeconds !== null) {
            return $error->retryAfterSeconds > self::RETRY_AFTER_MAX ? null : $error->retryAfterSeconds;
        }
        return min(self::BACKOFF * 2 ** $attempt, self::BACKOFF_MAX) * random_int(500, 1000) / 1000;
    }

    /** @return array<mixed> */
    private static function document(string $body): array
    {
        $document = Values::decode($body);
        if (!is_array($document)) {
            throw new ConnectionException('The answer is not what it should be.', 'unreadable_answer');
        }
        return $document;
    }
}
