<?php

declare(strict_types=1);

namespace Countinghouse\Http;

/** Can give an answer as it comes; with any other client, files and events are read whole first. */
interface StreamingHttpClient extends HttpClient
{
    /**
     * The answer as soon as its headers are there. The time-out ends with them.
     *
     * @throws HttpException if there is none; reading the body throws it, too.
     */
    public function open(HttpRequest $request): HttpResponse;
}
