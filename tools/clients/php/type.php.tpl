<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
{{#doc}}
 *{{.}}
{{/doc}}
 *
{{#fields}}
 * @property-read {{type}} ${{wire}} {{doc}}
{{/fields}}
 */
final class {{name}} extends Record
{
    public const SCHEMA = '{{name}}';
}
