<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

{{#takesRecords}}
use Countinghouse\Record;

{{/takesRecords}}
/**
 * What {{name}} is made of.
{{#isWritten}}
 *
{{#shapes}}
 * @phpstan-import-type {{.}}Fields from {{.}}
{{/shapes}}
 * @phpstan-type {{name}}Fields array{
{{#members}}
 *     {{.}},
{{/members}}
 * }
{{/isWritten}}
 */
final class {{name}}
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
{{#fields}}
        '{{wire}}' => '{{spec}}',
{{/fields}}
    ];
}
