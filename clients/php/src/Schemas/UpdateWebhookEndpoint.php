<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateWebhookEndpoint is made of.
 *
 * @phpstan-type UpdateWebhookEndpointFields array{
 *     url: string,
 *     description?: string|null,
 *     event_types?: list<string>|null,
 *     payload?: 'full'|'thin'|null,
 *     ordering?: 'object'|'none'|null,
 *     headers?: array<string, string>|null,
 * }
 */
final class UpdateWebhookEndpoint
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'url' => 'text',
        'description' => 'text',
        'event_types' => 'text[]',
        'payload' => 'text',
        'ordering' => 'text',
        'headers' => 'text{}',
    ];
}
