<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Where electronic invoices go, by a scheme of the EAS list.
 *
 * @property-read string $value The address.
 * @property-read string $scheme Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail.
 */
final class ElectronicAddress extends Record
{
    public const SCHEMA = 'ElectronicAddress';
}
