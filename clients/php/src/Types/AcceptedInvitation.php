<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Where to sign in after accepting an invitation.
 *
 * @property-read string $email The address to sign in with.
 * @property-read OrganizationSummary $organization Whose books they are.
 */
final class AcceptedInvitation extends Record
{
    public const SCHEMA = 'AcceptedInvitation';
}
