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
 * Sign in and obtain a token.
 *
 * @phpstan-import-type LoginFields from Schemas\Login
 */
class Auth
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Sign in and obtain a token.
     *
     * The token is used like an API key. It ends 12 hours later, or after 60 minutes without use.
     *
     * Operation `auth.login`: POST /auth/login
     *
     * @param LoginFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function login(array $body, ?CallOptions $options = null): Types\LoginResult
    {
        $request = new Request('POST', ['auth', 'login'], body: Values::encode($body, 'Login'));
        return $this->transport->read($request, 'LoginResult', $options);
    }

    /**
     * Sign out.
     *
     * Ends the session of the login token at once. An API key has no session; then nothing happens.
     *
     * Operation `auth.logout`: POST /auth/logout
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function logout(?CallOptions $options = null): void
    {
        $request = new Request('POST', ['auth', 'logout']);
        $this->transport->bytes($request, $options);
    }

    /**
     * Tell who one is.
     *
     * The user or API key behind the credential, its organization, and what it may do.
     *
     * Operation `auth.me`: GET /auth/me
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function me(?CallOptions $options = null): Types\Me
    {
        $request = new Request('GET', ['auth', 'me']);
        return $this->transport->read($request, 'Me', $options);
    }
}
