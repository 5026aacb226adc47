<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The shown needed approval.
 *
 * @property-read list<string>|null $operations The operations that always wait for an approval.
 * @property-read ShownAmount|null $above What comes to more, or to an amount in another currency, waits for an approval.
 */
final class ShownNeededApproval extends Record
{
    public const SCHEMA = 'ShownNeededApproval';
}
