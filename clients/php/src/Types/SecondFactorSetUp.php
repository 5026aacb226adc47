<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The second factor set up.
 *
 * @property-read string $secret For typing it into an authenticator app.
 * @property-read string $address The text of the QR code.
 */
final class SecondFactorSetUp extends Record
{
    public const SCHEMA = 'SecondFactorSetUp';
}
