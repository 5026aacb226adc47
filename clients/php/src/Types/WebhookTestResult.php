<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The webhook test result.
 *
 * @property-read int $number The how-manieth it is.
 * @property-read \DateTimeImmutable $at When it began.
 * @property-read string $url Where it went.
 * @property-read array<string, string> $request_headers The headers of the request, without signature and without values of your own.
 * @property-read int|null $status The status of the answer; null without one.
 * @property-read array<string, string>|null $response_headers The first ten headers of the answer.
 * @property-read string|null $response_text The beginning of the answer, 1 KB.
 * @property-read int $duration_ms How long it took, in milliseconds.
 * @property-read string|null $address The address that was connected to.
 * @property-read string|null $error Why it failed; null if it succeeded.
 * @property-read string $delivery_id The delivery in the log.
 */
final class WebhookTestResult extends Record
{
    public const SCHEMA = 'WebhookTestResult';
}
