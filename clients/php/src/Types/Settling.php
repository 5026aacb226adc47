<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The settling.
 *
 * @property-read 'auto'|'never'|string $discounts Whether a discount for paying early is taken by itself, or only where a payment says so.
 * @property-read numeric-string|null $tolerance By how much money may differ from what a discount asks for; without it by nothing.
 * @property-read numeric-string|null $rest_max The most that `settle_rest` lets go; without it a tenth of what was to be paid.
 */
final class Settling extends Record
{
    public const SCHEMA = 'Settling';
}
