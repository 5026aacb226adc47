<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DocumentSettings is made of.
 */
final class DocumentSettings
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'version' => 'integer',
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
        'logo' => 'Logo',
    ];
}
