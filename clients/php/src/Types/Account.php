<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The account.
 *
 * @property-read string $id The identifier.
 * @property-read string $email Its address.
 * @property-read string $name The name of the user.
 * @property-read int $count How often it happened: refused sign-ins are told once in 15 minutes, with their number.
 */
final class Account extends Record
{
    public const SCHEMA = 'Account';
}
