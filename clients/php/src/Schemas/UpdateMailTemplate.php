<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateMailTemplate is made of.
 *
 * @phpstan-type UpdateMailTemplateFields array{
 *     subject: string,
 *     text: string,
 * }
 */
final class UpdateMailTemplate
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'subject' => 'text',
        'text' => 'text',
    ];
}
