<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PaymentsPdfQuery is made of.
 *
 * @phpstan-type PaymentsPdfQueryFields array{
 *     language?: 'en'|'de'|'fr'|'it'|'es'|'nl',
 * }
 */
final class PaymentsPdfQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'language' => 'text',
    ];
}
