<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The accepted line.
 *
 * @property-read string $bank_line_id The line.
 * @property-read 'no_proposal'|'not_certain'|'several_certain'|'taken_back'|'refused'|'changed'|string|null $left Why it is left; null if it is booked. `no_proposal`: nothing was found. `not_certain`: a person must look. `several_certain`: two were. `taken_back`: somebody has undone a match of it. `refused`: the books refuse it. `changed`: somebody else was faster.
 * @property-read string|null $sentence The best proposal as a sentence. If it is booked, it is that.
 * @property-read LineRefusal|null $problem What the books refused.
 */
final class AcceptedLine extends Record
{
    public const SCHEMA = 'AcceptedLine';
}
