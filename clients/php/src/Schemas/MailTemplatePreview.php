<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MailTemplatePreview is made of.
 */
final class MailTemplatePreview
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'subject' => 'text',
        'text' => 'text',
        'html' => 'text',
    ];
}
