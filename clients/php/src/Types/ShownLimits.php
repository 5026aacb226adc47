<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The shown limits.
 *
 * @property-read ShownAmount|null $max_amount The most that one document or booking may come to.
 * @property-read ShownDayLimits|null $per_day What a day may come to.
 * @property-read bool $draft_only Whether it may only write drafts.
 * @property-read list<string>|null $customer_ids The customers that it may write for.
 * @property-read list<string>|null $product_ids The products that it may sell.
 * @property-read list<string>|null $operations The writing operations that it may call.
 * @property-read ShownNeededApproval|null $needs_approval What a person has to approve first.
 */
final class ShownLimits extends Record
{
    public const SCHEMA = 'ShownLimits';
}
