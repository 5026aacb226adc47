<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Why a run made nothing.
 *
 * @property-read string $code The code of the problem.
 * @property-read string $title What it means.
 * @property-read list<RunFault>|null $errors Each fault, where fields are at fault.
 */
final class RunProblem extends Record
{
    public const SCHEMA = 'RunProblem';
}
