<?php

declare(strict_types=1);

namespace Countinghouse\Http;

/** Sends a request once. A client of your own goes into `new Client(httpClient: …)`. */
interface HttpClient
{
    /**
     * The answer, whatever its status; redirections are not followed.
     *
     * @throws HttpException if there is none.
     */
    public function send(HttpRequest $request): HttpResponse;
}
