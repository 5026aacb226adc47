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
 * Codes of an authenticator app, and who must have them.
 *
 * @phpstan-import-type UpdateSecurityFields from Schemas\UpdateSecurity
 */
class Security
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get what the organization requires of its members.
     *
     * Of whom it requires a second factor.
     *
     * Operation `security.get`: GET /organization/security
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(?CallOptions $options = null): Types\Security
    {
        $request = new Request('GET', ['organization', 'security']);
        return $this->transport->record($request, Types\Security::class, $options);
    }

    /**
     * Require a second factor of members.
     *
     * Takes effect at once: the session of somebody who must have a second factor and has none can only set one up.
     *
     * Operation `security.update`: PUT /organization/security
     *
     * @param UpdateSecurityFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(array $body, ?CallOptions $options = null): Types\Security
    {
        $request = new Request('PUT', ['organization', 'security'], body: Values::encode($body, 'UpdateSecurity'));
        return $this->transport->record($request, Types\Security::class, $options);
    }
}
