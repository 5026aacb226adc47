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
 * Copies of personal data, erasing it, and what has to stay for how long.
 *
 * @phpstan-import-type UpdateRetentionFields from Schemas\UpdateRetention
 */
class Retention
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get for how long documents of erased customers are kept.
     *
     * By kind, with what the law of the country would ask for, and when something is erased next. It is general
     * knowledge and no legal advice.
     *
     * Operation `retention.get`: GET /organization/retention
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(?CallOptions $options = null): Types\Retention
    {
        $request = new Request('GET', ['organization', 'retention']);
        return $this->transport->record($request, Types\Retention::class, $options);
    }

    /**
     * Decide for how long documents of erased customers are kept.
     *
     * A kind that is left out follows the country of the seller. Years may be raised freely. Lowering them needs a
     * session that was confirmed, because what is kept for less time is erased earlier, for good; it begins in the
     * next night. It is general knowledge and no legal advice: ask your tax adviser first.
     *
     * Operation `retention.update`: PUT /organization/retention
     *
     * @param UpdateRetentionFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(array $body, ?CallOptions $options = null): Types\Retention
    {
        $request = new Request('PUT', ['organization', 'retention'], body: Values::encode($body, 'UpdateRetention'));
        return $this->transport->record($request, Types\Retention::class, $options);
    }
}
