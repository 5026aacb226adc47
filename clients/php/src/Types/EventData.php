<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What changed.
 *
 * @property-read array<string, mixed> $object The object after the change, as the API shows it; a deleted one as it was last. Only its id where the credential lacks the scope to read it; events of API keys are for owners and admins who are signed in.
 * @property-read array<string, mixed>|null $previous_attributes Those fields of the object that changed, as they were before; absent for a new object.
 */
final class EventData extends Record
{
    public const SCHEMA = 'EventData';
}
