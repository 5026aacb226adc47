<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What Payee is made of.
 *
 * @phpstan-import-type BankDetailsFields from BankDetails
 * @phpstan-import-type IdentifierFields from Identifier
 * @phpstan-type PayeeFields array{
 *     name: string,
 *     identifier?: IdentifierFields|Record|null,
 *     legal_registration?: IdentifierFields|Record|null,
 *     bank_details?: BankDetailsFields|Record|null,
 * }
 */
final class Payee
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'identifier' => 'Identifier',
        'legal_registration' => 'Identifier',
        'bank_details' => 'BankDetails',
    ];
}
