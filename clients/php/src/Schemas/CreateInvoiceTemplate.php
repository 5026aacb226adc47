<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateInvoiceTemplate is made of.
 *
 * @phpstan-import-type TemplateContentFields from TemplateContent
 * @phpstan-type CreateInvoiceTemplateFields array{
 *     name: string,
 *     content?: TemplateContentFields|Record|null,
 *     invoice_id?: string|null,
 * }
 */
final class CreateInvoiceTemplate
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'content' => 'TemplateContent',
        'invoice_id' => 'text',
    ];
}
