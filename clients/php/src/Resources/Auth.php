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
 * Sign in and obtain a token, and passwords.
 *
 * @phpstan-import-type ChangePasswordFields from Schemas\ChangePassword
 * @phpstan-import-type ConfirmFields from Schemas\Confirm
 * @phpstan-import-type LoginFields from Schemas\Login
 * @phpstan-import-type RequestPasswordResetFields from Schemas\RequestPasswordReset
 * @phpstan-import-type ResetPasswordFields from Schemas\ResetPassword
 * @phpstan-import-type SecondStepFields from Schemas\SecondStep
 * @phpstan-import-type SwitchOrganizationFields from Schemas\SwitchOrganization
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
     * The token is used like an API key. It ends 12 hours later, or after 60 minutes without use. For a user with a
     * second factor the answer is 401 `second_factor_required`, and its `challenge` goes to the second step.
     *
     * Operation `auth.login`: POST /auth/login
     *
     * @param LoginFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function login(array $body, ?CallOptions $options = null): Types\LoginResult
    {
        $request = new Request('POST', ['auth', 'login'], body: Values::encode($body, 'Login'));
        return $this->transport->record($request, Types\LoginResult::class, $options);
    }

    /**
     * Finish signing in with the second factor.
     *
     * Takes the challenge of the first step with a code of the authenticator app, or with a recovery code. Each
     * works once. A challenge works for 5 minutes and five codes.
     *
     * Operation `auth.login_second_factor`: POST /auth/login/second-factor
     *
     * @param SecondStepFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function loginSecondFactor(array $body, ?CallOptions $options = null): Types\LoginResult
    {
        $request = new Request('POST', ['auth', 'login', 'second-factor'], body: Values::encode($body, 'SecondStep'));
        return $this->transport->record($request, Types\LoginResult::class, $options);
    }

    /**
     * Confirm the session before something sensitive.
     *
     * Sensitive operations need a session that was opened or confirmed within the last 10 minutes. Whoever has a
     * second factor sends its code or a recovery code, everybody else the password.
     *
     * Operation `auth.confirm`: POST /auth/confirm
     *
     * @param ConfirmFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function confirm(array $body, ?CallOptions $options = null): Types\Confirmation
    {
        $request = new Request('POST', ['auth', 'confirm'], body: Values::encode($body, 'Confirm'));
        return $this->transport->record($request, Types\Confirmation::class, $options);
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
        return $this->transport->record($request, Types\Me::class, $options);
    }

    /**
     * Change the password.
     *
     * Needs the current password. All other sessions of the user end, in every organization. Five wrong passwords
     * slow down further ones, as in signing in.
     *
     * Operation `auth.change_password`: POST /auth/change-password
     *
     * @param ChangePasswordFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function changePassword(array $body, ?CallOptions $options = null): void
    {
        $request = new Request('POST', ['auth', 'change-password'], body: Values::encode($body, 'ChangePassword'));
        $this->transport->bytes($request, $options);
    }

    /**
     * Ask for a link to a new password.
     *
     * The answer is the same whether the address has an account or not. Where no mail is configured nothing is sent:
     * who runs the service makes the link with `npm run user:reset`.
     *
     * Operation `auth.request_password_reset`: POST /auth/request-password-reset
     *
     * @param RequestPasswordResetFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function requestPasswordReset(array $body, ?CallOptions $options = null): void
    {
        $request = new Request('POST', ['auth', 'request-password-reset'], body: Values::encode($body, 'RequestPasswordReset'));
        $this->transport->bytes($request, $options);
    }

    /**
     * Set a new password by a link.
     *
     * A link works once, for 30 minutes, and until the password changes. All sessions of the user end.
     *
     * Operation `auth.reset_password`: POST /auth/reset-password
     *
     * @param ResetPasswordFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function resetPassword(array $body, ?CallOptions $options = null): void
    {
        $request = new Request('POST', ['auth', 'reset-password'], body: Values::encode($body, 'ResetPassword'));
        $this->transport->bytes($request, $options);
    }

    /**
     * List one’s own sessions.
     *
     * Where the user is signed in, in every organization.
     *
     * Operation `auth.list_sessions`: GET /auth/sessions
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function listSessions(?CallOptions $options = null): Types\SessionList
    {
        $request = new Request('GET', ['auth', 'sessions']);
        return $this->transport->record($request, Types\SessionList::class, $options);
    }

    /**
     * End one of one’s own sessions.
     *
     * Its token stops working at once, everywhere.
     *
     * Operation `auth.end_session`: DELETE /auth/sessions/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function endSession(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['auth', 'sessions', $id]);
        $this->transport->bytes($request, $options);
    }

    /**
     * End all other sessions.
     *
     * Signs the user out everywhere else, in every organization.
     *
     * Operation `auth.end_other_sessions`: POST /auth/sessions/end-others
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function endOtherSessions(?CallOptions $options = null): void
    {
        $request = new Request('POST', ['auth', 'sessions', 'end-others']);
        $this->transport->bytes($request, $options);
    }

    /**
     * Work in another organization.
     *
     * Opens a session in another organization of the user, beside the current one and with the same end. A token
     * belongs to exactly one organization.
     *
     * Operation `auth.switch_organization`: POST /auth/switch
     *
     * @param SwitchOrganizationFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function switchOrganization(array $body, ?CallOptions $options = null): Types\LoginResult
    {
        $request = new Request('POST', ['auth', 'switch'], body: Values::encode($body, 'SwitchOrganization'));
        return $this->transport->record($request, Types\LoginResult::class, $options);
    }
}
