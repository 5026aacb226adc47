<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * CalculationShare.
 *
 * @property-read string $scope To whom it was given.
 * @property-read string $exact Before rounding; `…` where it goes on.
 * @property-read numeric-string $amount 
 */
final class CalculationShare extends Record
{
    public const SCHEMA = 'CalculationShare';
}
