<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * LoginResult.
 *
 * @property-read string $access_token The login token. It goes where an API key goes: `Authorization: Bearer <token>`.
 * @property-read 'Bearer'|string $token_type 
 * @property-read int $expires_in Seconds until the token ends for good. Unused for an hour it ends earlier.
 * @property-read User $user 
 * @property-read OrganizationSummary $organization 
 */
final class LoginResult extends Record
{
    public const SCHEMA = 'LoginResult';
}
