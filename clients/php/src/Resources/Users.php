<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Your own account: name, address, a copy of your data, and its end.
 *
 * @phpstan-import-type ChangeEmailFields from Schemas\ChangeEmail
 * @phpstan-import-type ConfirmEmailFields from Schemas\ConfirmEmail
 * @phpstan-import-type UpdateProfileFields from Schemas\UpdateProfile
 */
class Users
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get your own account.
     *
     * It is one account in all organizations that you are a member of.
     *
     * Operation `users.me`: GET /users/me
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function me(?CallOptions $options = null): Types\Profile
    {
        $request = new Request('GET', ['users', 'me']);
        return $this->transport->record($request, Types\Profile::class, $options);
    }

    /**
     * Change your own name.
     *
     * The address is changed by `users.change_email`, because it has to be confirmed.
     *
     * Operation `users.update_me`: PUT /users/me
     *
     * @param UpdateProfileFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function updateMe(array $body, ?CallOptions $options = null): Types\Profile
    {
        $request = new Request('PUT', ['users', 'me'], body: Values::encode($body, 'UpdateProfile'));
        return $this->transport->record($request, Types\Profile::class, $options);
    }

    /**
     * Change the address that you sign in with.
     *
     * Sends a link to the new address, which works once, for a day, and until the password changes. Until it is
     * opened you sign in with the former one, which is told of the change. Your present address takes a wish back.
     * Where no mail is configured the address changes at once.
     *
     * Operation `users.change_email`: POST /users/me/change-email
     *
     * @param ChangeEmailFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function changeEmail(array $body, ?CallOptions $options = null): Types\Profile
    {
        $request = new Request('POST', ['users', 'me', 'change-email'], body: Values::encode($body, 'ChangeEmail'));
        return $this->transport->record($request, Types\Profile::class, $options);
    }

    /**
     * Confirm your new address by a link.
     *
     * Only in a session of the user who asked for it, so that a link in wrong hands changes nothing.
     *
     * Operation `users.confirm_email`: POST /users/me/confirm-email
     *
     * @param ConfirmEmailFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function confirmEmail(array $body, ?CallOptions $options = null): Types\Profile
    {
        $request = new Request('POST', ['users', 'me', 'confirm-email'], body: Values::encode($body, 'ConfirmEmail'));
        return $this->transport->record($request, Types\Profile::class, $options);
    }

    /**
     * Download your own personal data.
     *
     * Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API keys that
     * you made, and the events that tell of you, from all organizations that you are a member of (GDPR, Art. 15 and
     * 20). `about.json` says what each file holds. The copy is made while it is sent and is not kept.
     *
     * Operation `users.my_personal_data`: GET /users/me/personal-data
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function myPersonalData(?CallOptions $options = null): string
    {
        $request = new Request('GET', ['users', 'me', 'personal-data']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download your own personal data.
     *
     * The file is read as it comes.
     *
     * Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API keys that
     * you made, and the events that tell of you, from all organizations that you are a member of (GDPR, Art. 15 and
     * 20). `about.json` says what each file holds. The copy is made while it is sent and is not kept.
     *
     * Operation `users.my_personal_data`: GET /users/me/personal-data
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function myPersonalDataStream(?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['users', 'me', 'personal-data']);
        return $this->transport->download($request, $options);
    }

    /**
     * Delete your own account.
     *
     * For good, in all organizations: memberships, sessions and the second factor end at once, name and address
     * become “Former member”, and the audit logs keep nothing but an identifier. API keys that you made go on,
     * because programs need them; revoke them before, if they shall not. Who is the only owner of an organization
     * has to make another member an owner first.
     *
     * Operation `users.delete_me`: POST /users/me/delete
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function deleteMe(?CallOptions $options = null): void
    {
        $request = new Request('POST', ['users', 'me', 'delete']);
        $this->transport->bytes($request, $options);
    }
}
