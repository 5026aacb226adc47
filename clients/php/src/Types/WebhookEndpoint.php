<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The webhook endpoint.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the endpoint.
 * @property-read string $url Where events are sent.
 * @property-read string|null $description What it is for.
 * @property-read list<string> $event_types Which events it gets.
 * @property-read 'full'|'thin'|string $payload What messages show of the object.
 * @property-read 'object'|'none'|string $ordering What arrives in order.
 * @property-read list<string> $header_names The names of its own headers.
 * @property-read 'active'|'failing'|'disabled'|string $status `failing` after ten failed requests in a row over at least an hour, `disabled` after five days without a success, after an answer 410, when its writer has left, or by somebody.
 * @property-read string|null $status_reason Why it is failing or disabled.
 * @property-read \DateTimeImmutable|null $writer_left_at When it was disabled because whoever wrote it last had left the organization, or the API key that did had ended. Whoever updates it takes it over: it goes on where it stopped, and shows what they may read.
 * @property-read \DateTimeImmutable|null $previous_secret_ends_at Until when the secret before the present one signs, too.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class WebhookEndpoint extends Record
{
    public const SCHEMA = 'WebhookEndpoint';
}
