<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of like customers.
 *
 * @property-read list<LikeCustomer> $data At most 20, the most alike first.
 */
final class LikeCustomerList extends Record
{
    public const SCHEMA = 'LikeCustomerList';
}
