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
 * @phpstan-import-type ConfirmSecondFactorFields from Schemas\ConfirmSecondFactor
 */
class SecondFactor
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get one’s own second factor.
     *
     * Whether signing in needs a code, and how many recovery codes are left.
     *
     * Operation `second_factor.get`: GET /auth/second-factor
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(?CallOptions $options = null): Types\SecondFactor
    {
        $request = new Request('GET', ['auth', 'second-factor']);
        return $this->transport->record($request, Types\SecondFactor::class, $options);
    }

    /**
     * Turn the second factor off.
     *
     * Signing in needs only the password then. The recovery codes end with it.
     *
     * Operation `second_factor.remove`: DELETE /auth/second-factor
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function remove(?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['auth', 'second-factor']);
        $this->transport->bytes($request, $options);
    }

    /**
     * Begin to set up a second factor.
     *
     * Gives the secret for an authenticator app. Nothing changes until a first code confirms it.
     *
     * Operation `second_factor.begin`: POST /auth/second-factor/begin
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function begin(?CallOptions $options = null): Types\SecondFactorSetUp
    {
        $request = new Request('POST', ['auth', 'second-factor', 'begin']);
        return $this->transport->record($request, Types\SecondFactorSetUp::class, $options);
    }

    /**
     * Turn the second factor on by a first code.
     *
     * From then on signing in needs a code. The answer shows ten recovery codes, this once.
     *
     * Operation `second_factor.confirm`: POST /auth/second-factor/confirm
     *
     * @param ConfirmSecondFactorFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function confirm(array $body, ?CallOptions $options = null): Types\RecoveryCodes
    {
        $request = new Request('POST', ['auth', 'second-factor', 'confirm'], body: Values::encode($body, 'ConfirmSecondFactor'));
        return $this->transport->record($request, Types\RecoveryCodes::class, $options);
    }

    /**
     * Get new recovery codes.
     *
     * The earlier ones stop working.
     *
     * Operation `second_factor.renew_recovery_codes`: POST /auth/second-factor/recovery-codes
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function renewRecoveryCodes(?CallOptions $options = null): Types\RecoveryCodes
    {
        $request = new Request('POST', ['auth', 'second-factor', 'recovery-codes']);
        return $this->transport->record($request, Types\RecoveryCodes::class, $options);
    }
}
