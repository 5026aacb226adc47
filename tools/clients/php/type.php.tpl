<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;
{{#isEvent}}
use Countinghouse\UnknownRecord;
{{/isEvent}}

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
{{#isEvent}}

    /**
     * The object after the change: an Invoice for `invoice.created`, an UnknownRecord for what this version does not
     * know; null if the event has none. `instanceof` tells which.
     */
    public function object(): ?Record
    {
        $sent = $this['data']['object'] ?? null;
        if (!is_array($sent)) {
            return null;
        }
        return match ($this['type']) {
{{#eventObjects}}
            {{cases}} => new {{schema}}($sent),
{{/eventObjects}}
            default => new UnknownRecord($sent),
        };
    }
{{/isEvent}}
}
