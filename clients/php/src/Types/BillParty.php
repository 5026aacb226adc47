<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill party.
 *
 * @property-read string|null $name Its name.
 * @property-read string|null $vat_id Its VAT identification number.
 * @property-read string|null $registration Entry in a register, or tax number.
 * @property-read string|null $country Where it is.
 */
final class BillParty extends Record
{
    public const SCHEMA = 'BillParty';
}
