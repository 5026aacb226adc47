<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The token of a session, and whose it is.
 *
 * @property-read string $access_token The login token. It goes where an API key goes: `Authorization: Bearer <token>`.
 * @property-read 'Bearer'|string $token_type How the token is sent: as a bearer token.
 * @property-read int $expires_in Seconds until the token ends for good. Unused for an hour it ends earlier.
 * @property-read User $user The person who signed in.
 * @property-read OrganizationSummary $organization The organization.
 * @property-read bool $set_up_only Whether the session can only set up the second factor that the organization requires.
 */
final class LoginResult extends Record
{
    public const SCHEMA = 'LoginResult';
}
