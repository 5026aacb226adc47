<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Trying a request without doing it.
 *
 * @phpstan-import-type CreateDryRunFields from Schemas\CreateDryRun
 */
class DryRuns
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Try a request.
     *
     * Does everything that the request would do, in its transaction, and takes it back: no number, event, mail,
     * webhook or idempotency key is used up. The rights and rules are those of the operation that is tried. The
     * answer is a report: 200, whether the request would be done or refused.
     *
     * Operation `dry_runs.create`: POST /dry-runs
     *
     * @param CreateDryRunFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\DryRun
    {
        $request = new Request('POST', ['dry-runs'], body: Values::encode($body, 'CreateDryRun'));
        return $this->transport->record($request, Types\DryRun::class, $options);
    }
}
