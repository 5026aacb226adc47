<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The smtp server.
 *
 * @property-read string $host Name of the server.
 * @property-read int $port Its port.
 * @property-read 'tls'|'starttls'|'none'|string $security How the connection is encrypted.
 * @property-read string|null $user Name to sign in with.
 * @property-read bool $has_password Whether a password is kept.
 */
final class SmtpServer extends Record
{
    public const SCHEMA = 'SmtpServer';
}
