<?php

declare(strict_types=1);

namespace Countinghouse\Http;

use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** A client of PSR-18. Its own settings hold for time-outs; it must not follow redirections. */
final class Psr18Client implements HttpClient
{
    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
    ) {
    }

    public function send(HttpRequest $request): HttpResponse
    {
        $message = $this->requests->createRequest($request->method, $request->url);
        foreach ($request->headers as $name => $value) {
            $message = $message->withHeader($name, $value);
        }
        if ($request->body !== null) {
            $message = $message->withBody($this->streams->createStream($request->body));
        }
        try {
            $answer = $this->client->sendRequest($message);
            $headers = [];
            foreach (array_keys($answer->getHeaders()) as $name) {
                $headers[strtolower((string) $name)] = $answer->getHeaderLine((string) $name);
            }
            return new HttpResponse($answer->getStatusCode(), $headers, (string) $answer->getBody());
        } catch (ClientExceptionInterface $error) {
            throw new HttpException($error->getMessage(), previous: $error);
        }
    }
}
