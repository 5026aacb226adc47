<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The dry run event.
 *
 * @property-read string $type What would happen.
 * @property-read EventData $data What the event would say.
 */
final class DryRunEvent extends Record
{
    public const SCHEMA = 'DryRunEvent';
}
