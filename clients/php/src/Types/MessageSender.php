<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The message sender.
 *
 * @property-read string $name Shown as the sender.
 * @property-read string|null $address Null while no mail server is set up.
 */
final class MessageSender extends Record
{
    public const SCHEMA = 'MessageSender';
}
