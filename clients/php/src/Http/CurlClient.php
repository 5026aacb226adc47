<?php

declare(strict_types=1);

namespace Countinghouse\Http;

use CurlHandle;
use Generator;

/** PHP's own curl. Requests share a connection. */
final class CurlClient implements StreamingHttpClient
{
    private readonly CurlHandle $curl;

    public function __construct()
    {
        $this->curl = curl_init();
    }

    public function send(HttpRequest $request): HttpResponse
    {
        $head = new Head();
        curl_reset($this->curl);
        curl_setopt_array($this->curl, self::settings($request, $head) + [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => self::milliseconds($request->timeout),
        ]);
        $body = curl_exec($this->curl);
        if (!is_string($body)) {
            throw self::failure(curl_errno($this->curl), curl_error($this->curl));
        }
        // curl takes an answer that ends within its headers for one without a body.
        $head->checkWhole();
        return new HttpResponse(curl_getinfo($this->curl, CURLINFO_RESPONSE_CODE), $head->fields, $body);
    }

    public function open(HttpRequest $request): HttpResponse
    {
        $head = new Head();
        $parts = new Parts();
        $curl = curl_init();
        curl_setopt_array($curl, self::settings($request, $head) + [
            CURLOPT_WRITEFUNCTION => static function (CurlHandle $_, string $part) use ($parts): int {
                $parts->waiting .= $part;
                return strlen($part);
            },
            CURLOPT_CONNECTTIMEOUT_MS => self::milliseconds($request->timeout),
        ]);
        $body = self::read($curl, $head, $parts, microtime(true) + $request->timeout);
        // Runs until the headers are there.
        $body->current();
        return new HttpResponse(curl_getinfo($curl, CURLINFO_RESPONSE_CODE), $head->fields, $body);
    }

    /** @return Generator<int, string> The parts; the first is empty and means that the headers are there. */
    private static function read(CurlHandle $curl, Head $head, Parts $parts, float $deadline): Generator
    {
        $multi = curl_multi_init();
        curl_multi_add_handle($multi, $curl);
        try {
            do {
                curl_multi_exec($multi, $running);
                if ($head->isWhole && !$parts->isBegun) {
                    $parts->isBegun = true;
                    yield '';
                }
                // What is refused is read at once, so its body has the same time as its headers.
                $isAccepted = $head->isWhole && intdiv(curl_getinfo($curl, CURLINFO_RESPONSE_CODE), 100) === 2;
                if (!$isAccepted && microtime(true) > $deadline) {
                    throw new HttpException('The answer did not come in time.', isTimeout: true);
                }
                if ($parts->waiting !== '') {
                    yield $parts->taken();
                }
            } while ($running > 0 && curl_multi_select($multi, 0.1) >= -1);
            $result = curl_multi_info_read($multi)['result'] ?? CURLE_OK;
            if ($result !== CURLE_OK) {
                throw self::failure($result, curl_error($curl) ?: (string) curl_strerror($result));
            }
            $head->checkWhole();
        } finally {
            curl_multi_remove_handle($multi, $curl);
            curl_multi_close($multi);
        }
    }

    /** @return array<int, mixed> */
    private static function settings(HttpRequest $request, Head $head): array
    {
        $lines = array_map(
            // To curl, a name with nothing behind the colon is a header that is not to be sent.
            static fn (string $name, string $value): string => $value === '' ? "$name;" : "$name: $value",
            array_keys($request->headers),
            $request->headers,
        );
        $body = $request->body ?? ($request->method === 'POST' ? '' : null);
        return [
            CURLOPT_URL => $request->url,
            CURLOPT_CUSTOMREQUEST => $request->method,
            // Otherwise curl would wait for a body that does not come.
            CURLOPT_NOBODY => $request->method === 'HEAD',
            CURLOPT_HTTPHEADER => [...$lines, 'Expect:', ...($request->body === null ? ['Content-Type:'] : [])],
            CURLOPT_HEADERFUNCTION => $head->take(...),
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_FOLLOWLOCATION => false,
            // Asks for nothing packed, and reads what a proxy has packed all the same.
            CURLOPT_ENCODING => 'identity',
            CURLOPT_NOSIGNAL => true,
            // On a connection that was closed meanwhile curl sends again by itself.
            CURLOPT_FRESH_CONNECT => !$request->isRepeatable,
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]);
    }

    private static function milliseconds(float $seconds): int
    {
        return max(1, (int) min(round($seconds * 1000), PHP_INT_MAX >> 8));
    }

    private static function failure(int $number, string $message): HttpException
    {
        return new HttpException($message, $number === CURLE_OPERATION_TIMEDOUT, $number);
    }
}
