<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The applied credit.
 *
 * @property-read list<SettledByCredit> $settled What was settled, in the order in which it was.
 * @property-read list<CustomerBalance> $balance The balance of the customer afterwards.
 */
final class AppliedCredit extends Record
{
    public const SCHEMA = 'AppliedCredit';
}
