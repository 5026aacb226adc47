<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Why an entry is refused: what creating a single invoice would have answered.
 *
 * @property-read string $type Address of the page that explains the code.
 * @property-read string $title The name of the problem.
 * @property-read int $status The HTTP status of a single request.
 * @property-read string $detail A sentence about this occurrence.
 * @property-read string $code What is wrong, for programs.
 * @property-read list<EntryFault>|null $errors All faults at once.
 */
final class EntryProblem extends Record
{
    public const SCHEMA = 'EntryProblem';
}
