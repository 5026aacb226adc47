<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The part of an amount that falls to a line or to a tax group.
 *
 * @property-read string $scope To whom it was given.
 * @property-read string $exact Before rounding; `…` where it goes on.
 * @property-read numeric-string $amount How much, in the currency of the document.
 */
final class CalculationShare extends Record
{
    public const SCHEMA = 'CalculationShare';
}
