<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The approval result.
 *
 * @property-read int $status The status of its answer.
 * @property-read string|null $id The `id` of its answer: what was made or changed.
 */
final class ApprovalResult extends Record
{
    public const SCHEMA = 'ApprovalResult';
}
