<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateSmtpServer is made of.
 *
 * @phpstan-type UpdateSmtpServerFields array{
 *     host: string,
 *     port: int,
 *     security?: 'tls'|'starttls'|'none'|null,
 *     user?: string|null,
 *     password?: string|null,
 * }
 */
final class UpdateSmtpServer
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'host' => 'text',
        'port' => 'integer',
        'security' => 'text',
        'user' => 'text',
        'password' => 'text',
    ];
}
