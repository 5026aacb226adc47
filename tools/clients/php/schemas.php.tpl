<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse;

/**
 * What the API knows, and the shapes of what callers say.
 *
{{#written}}
 * @phpstan-type {{name}}Fields {{shape}}
{{/written}}
 */
final class Schemas
{
    /** The types of all fields, in the words of Values. */
    public const FIELDS = [
{{#schemas}}
        '{{name}}' => [
{{#fields}}
            '{{wire}}' => '{{spec}}',
{{/fields}}
        ],
{{/schemas}}
    ];
}
