<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UseInvoiceTemplate is made of.
 *
 * @phpstan-import-type TemplateOverridesFields from TemplateOverrides
 * @phpstan-type UseInvoiceTemplateFields array{
 *     customer_id: string,
 *     overrides?: TemplateOverridesFields|Record|null,
 * }
 */
final class UseInvoiceTemplate
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'overrides' => 'TemplateOverrides',
    ];
}
