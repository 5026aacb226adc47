<?php

// @generated from clients/VERSION and openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse;

/** What this is. */
final class Version
{
    /** The version of this library. */
    public const LIBRARY = '{{version}}';
    /** The version of the API that this library was made for. */
    public const API = '{{apiVersion}}';
}
