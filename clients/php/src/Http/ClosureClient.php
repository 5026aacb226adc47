<?php

declare(strict_types=1);

namespace Countinghouse\Http;

use Closure;

/** A function as an HTTP client, such as one for tests. */
final class ClosureClient implements HttpClient
{
    /** @param Closure(HttpRequest): HttpResponse $send */
    public function __construct(private readonly Closure $send)
    {
    }

    public function send(HttpRequest $request): HttpResponse
    {
        return ($this->send)($request);
    }
}
