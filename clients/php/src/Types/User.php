<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A person who signs in.
 *
 * @property-read string $id The identifier.
 * @property-read string $email The e-mail address.
 * @property-read string $name The name.
 * @property-read 'owner'|'admin'|'bookkeeper'|'member'|'viewer'|'auditor'|string $role What the user may do in the organization.
 */
final class User extends Record
{
    public const SCHEMA = 'User';
}
