<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The message recipient.
 *
 * @property-read string|null $name Shown beside the address.
 * @property-read string $address An e-mail address.
 */
final class MessageRecipient extends Record
{
    public const SCHEMA = 'MessageRecipient';
}
