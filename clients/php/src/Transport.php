<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Exceptions\ConnectionException;
use Countinghouse\Exceptions\CountinghouseException;
use Countinghouse\Http\HttpException;
use Countinghouse\Http\HttpRequest;
use Countinghouse\Http\HttpResponse;
use Countinghouse\Http\StreamingHttpClient;
use Generator;

/**
 * Sends requests: credentials, time-outs, retries, and errors as classes.
 *
 * @internal
 */
final class Transport
{
    /** The last good answer, for a client that gives answers whole. */
    public ?HttpResponse $heard = null;

    public function __construct(public readonly Settings $settings)
    {
    }

    /**
     * @template T of Record
     * @param class-string<T> $class
     * @return T
     */
    public function record(Request $request, string $class, ?CallOptions $options): Record
    {
        return Documents::record($this->bytes($request, $options), $class);
    }

    /**
     * @template T of Record
     * @param class-string<T> $class
     * @return list<T>
     */
    public function records(Request $request, string $class, ?CallOptions $options): array
    {
        return Documents::records($this->bytes($request, $options), $class);
    }

    /** The answer's body. */
    public function bytes(Request $request, ?CallOptions $options): string
    {
        return $this->send($request, $options)->content();
    }

    public function send(Request $request, ?CallOptions $options): HttpResponse
    {
        $send = static function (Settings $settings, HttpRequest $sent): HttpResponse {
            $answer = $settings->http->send($sent);
            // One that comes in parts may break while it is read, and is then tried again.
            return new HttpResponse($answer->status, $answer->headers, $answer->content());
        };
        return $this->heard = $this->attempts($request, $options, $send);
    }

    /**
     * @template T of Record
     * @param string $start The parameter that says where a page begins.
     * @param class-string<T> $class
     * @return Pages<T>
     */
    public function pages(Request $request, string $start, string $class, ?CallOptions $options): Pages
    {
        return new Pages(function (?string $cursor) use ($request, $start, $class, $options): Page {
            $asked = $cursor === null ? $request : $request->with($start, $cursor);
            return Documents::page($this->bytes($asked, $options), $class);
        });
    }

    /**
     * Every item, and without an end those that come later: each request waits for so many seconds.
     *
     * @template T of Record
     * @param class-string<T> $class
     * @return Generator<int, T>
     */
    public function follow(
        Request $request,
        int $wait,
        string $start,
        string $class,
        ?CallOptions $options,
    ): Generator {
        return $this->pages($request->with('wait', (string) $wait), $start, $class, $options)->follow();
    }

    public function download(Request $request, ?CallOptions $options): Download
    {
        $open = static function (Settings $settings, HttpRequest $sent): HttpResponse {
            $http = $settings->http;
            return $http instanceof StreamingHttpClient ? $http->open($sent) : $http->send($sent);
        };
        $answer = $this->attempts($request, $options, $open);
        return new Download($answer->headers, $this->parts($request, $answer));
    }

    /** @return Generator<int, ServerSentEvent> */
    public function events(Request $request, ?CallOptions $options): Generator
    {
        $parser = new EventParser();
        foreach ($this->download($request->accepting('text/event-stream'), $options)->parts() as $part) {
            yield from $parser->feed($part);
        }
        yield from $parser->feed('', isLast: true);
    }

    /** @param callable(Settings, HttpRequest): HttpResponse $send */
    private function attempts(Request $request, ?CallOptions $options, callable $send): HttpResponse
    {
        $settings = $this->settings->with($options);
        $message = $request->message($settings);
        for ($attempt = 1; ; $attempt += 1) {
            try {
                return $this->attempt($settings, $message, $attempt, $send);
            } catch (CountinghouseException $error) {
                $pause = Retry::pauseAfter($error, $attempt, $settings->ifVersion !== null);
                if ($attempt > $settings->retries || $pause === null) {
                    throw $error;
                }
                usleep((int) round($pause * 1_000_000));
            }
        }
    }

    /** @param callable(Settings, HttpRequest): HttpResponse $send */
    private function attempt(Settings $settings, HttpRequest $message, int $attempt, callable $send): HttpResponse
    {
        if ($settings->onRequest !== null) {
            $shown = isset($message->headers['Authorization']) ? ['Authorization' => 'Bearer …'] : [];
            $headers = [...$message->headers, ...$shown];
            $report = new RequestReport($message->method, $message->url, $headers, $attempt, $message->timeout);
            ($settings->onRequest)($report);
        }
        $began = microtime(true);
        [$answer, $error] = [null, null];
        try {
            $answer = $send($settings, $message);
            $settings->tokens->hear($settings->baseUrl, $answer->headers);
            if ($answer->status < 200 || $answer->status > 299 || $answer->status === Refusal::WAITS) {
                $error = Refusal::of($answer->status, $answer->headers, $answer->content());
            }
        } catch (HttpException $broken) {
            $error = self::disconnected($message->method, $message->url, $broken, $message->timeout);
        }
        if ($settings->onResponse !== null) {
            $id = $error?->requestId ?? $answer?->headers['x-request-id'] ?? null;
            $took = microtime(true) - $began;
            $status = $error === null ? $answer?->status : $error->status;
            [$method, $url] = [$message->method, $message->url];
            ($settings->onResponse)(new ResponseReport($method, $url, $attempt, $took, $status, $id, $error));
        }
        return $error === null && $answer !== null ? $answer : throw $error;
    }

    /** @return Generator<int, string> */
    private function parts(Request $request, HttpResponse $answer): Generator
    {
        try {
            yield from is_string($answer->body) ? [$answer->body] : $answer->body;
        } catch (HttpException $broken) {
            throw self::disconnected($request->method, $this->settings->baseUrl, $broken, $this->settings->timeout);
        }
    }

    private static function disconnected(
        string $method,
        string $url,
        HttpException $cause,
        float $timeout,
    ): ConnectionException {
        // The query may have what is not to be logged.
        $place = "$method " . explode('?', $url, 2)[0];
        [$code, $message] = $cause->isTimeout
            ? ['timeout', "$place was not answered within $timeout seconds."]
            : ['connection_failed', "No answer to $place: " . rtrim($cause->getMessage(), '.') . '.'];
        return new ConnectionException($message, $code, previous: $cause);
    }
}
