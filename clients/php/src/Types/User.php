<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * User.
 *
 * @property-read string $id 
 * @property-read string $email 
 * @property-read string $name 
 * @property-read 'owner'|'admin'|'member'|'viewer'|string $role What the user may do in the organization.
 */
final class User extends Record
{
    public const SCHEMA = 'User';
}
