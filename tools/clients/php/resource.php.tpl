<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

{{#imports}}
use {{.}};
{{/imports}}

/**
 * {{doc}}
 *
{{#shapes}}
 * @phpstan-import-type {{.}}Fields from Schemas\{{.}}
{{/shapes}}
 */
class {{className}}
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }
{{#operations}}

    /**
{{#doc}}
     *{{.}}
{{/doc}}
     */
    public function {{method}}({{parameters}}): {{result}}
    {
        $request = new Request({{request}});
        {{send}}
    }
{{/operations}}
}
