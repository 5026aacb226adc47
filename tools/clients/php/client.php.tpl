<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse;

use SensitiveParameter;

/** The service, with one member per resource. */
final readonly class Client
{
{{#resources}}
    /** {{doc}} */
    public Resources\{{className}} ${{property}};

{{/resources}}
    /**
     * All but signing in needs an API key or the access token of a login.
     *
     * @param string $baseUrl The address of the service without a path: `https://books.example.com`.
     * @param float $timeout How many seconds one attempt may take, its answer included.
     * @param int $retries How often a failed attempt is repeated at most.
     * @param array<string, string> $headers Sent with every request.
     */
    public function __construct(
        string $baseUrl,
        #[SensitiveParameter] ?string $apiKey = null,
        float $timeout = 30.0,
        int $retries = 2,
        array $headers = [],
    ) {
        $transport = new Transport(rtrim($baseUrl, '/') . '{{basePath}}', $apiKey, $timeout, $retries, $headers);
{{#resources}}
        $this->{{property}} = new Resources\{{className}}($transport);
{{/resources}}
    }
}
