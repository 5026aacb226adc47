<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The organizations of the user.
 *
 * @property-read list<OwnOrganization> $data All of them, the one joined first first.
 */
final class OwnOrganizationList extends Record
{
    public const SCHEMA = 'OwnOrganizationList';
}
