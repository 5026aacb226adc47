<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The personal data copy.
 *
 * @property-read string $customer_id Whose data it is.
 * @property-read \DateTimeImmutable $made_at When the copy was made.
 */
final class PersonalDataCopy extends Record
{
    public const SCHEMA = 'PersonalDataCopy';
}
