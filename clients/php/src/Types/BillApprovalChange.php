<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill approval change.
 *
 * @property-read numeric-string|null $approval_above Bills of more than this, with tax, need a second person; null if none do.
 * @property-read string|null $currency The currency of that amount.
 * @property-read string $id The identifier.
 */
final class BillApprovalChange extends Record
{
    public const SCHEMA = 'BillApprovalChange';
}
