<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The members of the organization.
 *
 * @property-read list<Member> $data All of them, who joined first first.
 */
final class MemberList extends Record
{
    public const SCHEMA = 'MemberList';
}
