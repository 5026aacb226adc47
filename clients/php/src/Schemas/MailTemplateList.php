<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MailTemplateList is made of.
 */
final class MailTemplateList
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'data' => 'MailTemplate[]',
    ];
}
