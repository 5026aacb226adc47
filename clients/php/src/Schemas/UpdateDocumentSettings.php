<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateDocumentSettings is made of.
 *
 * @phpstan-import-type FooterColumnFields from FooterColumn
 * @phpstan-type UpdateDocumentSettingsFields array{
 *     template?: 'classic'|'plain'|null,
 *     accent_color?: string|null,
 *     paper?: 'a4'|'letter'|null,
 *     locale?: string|null,
 *     show_payment_code?: bool|null,
 *     payment_code_reference?: 'payment_reference'|'number'|null,
 *     footer?: list<FooterColumnFields|Record>|null,
 *     intro?: string|null,
 *     closing?: string|null,
 *     preflight?: 'off'|'warn'|'block'|null,
 *     payment_url?: string|null,
 *     link_days_after_payment?: int|null,
 * }
 */
final class UpdateDocumentSettings
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'template' => 'text',
        'accent_color' => 'text',
        'paper' => 'text',
        'locale' => 'text',
        'show_payment_code' => 'boolean',
        'payment_code_reference' => 'text',
        'footer' => 'FooterColumn[]',
        'intro' => 'text',
        'closing' => 'text',
        'preflight' => 'text',
        'payment_url' => 'text',
        'link_days_after_payment' => 'integer',
    ];
}
