<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Whom the other side can ask.
 *
 * @property-read string|null $name Person or department.
 * @property-read string|null $email E-mail address; else that of the organization.
 * @property-read string|null $phone Telephone number; else that of the organization.
 */
final class ContactPerson extends Record
{
    public const SCHEMA = 'ContactPerson';
}
