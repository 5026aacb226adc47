<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The customer merge.
 *
 * @property-read string $customer_id The customer that is merged.
 * @property-read string $merged_into The customer that stays.
 * @property-read bool $dry_run Whether nothing was changed.
 * @property-read MergedParts $moved What is moved.
 * @property-read list<string> $limited_api_keys API keys whose `customer_ids` name the customer that is merged and not the one that stays: they can write about neither until their limits are changed.
 * @property-read list<string> $limited_members The same of members.
 */
final class CustomerMerge extends Record
{
    public const SCHEMA = 'CustomerMerge';
}
