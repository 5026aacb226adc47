<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Exceptions\AuthenticationException;
use Countinghouse\Exceptions\ConflictException;
use Countinghouse\Exceptions\ConnectionException;
use Countinghouse\Exceptions\CountinghouseException;
use Countinghouse\Exceptions\NotFoundException;
use Countinghouse\Exceptions\PermissionException;
use Countinghouse\Exceptions\RateLimitException;
use Countinghouse\Exceptions\ServerException;
use Countinghouse\Exceptions\ValidationException;
use Countinghouse\Types\Problem;

/**
 * Answers that refuse, as exceptions.
 *
 * @internal
 */
final class Refusal
{
    /** @param array<string, string> $headers By their names in small letters. */
    public static function of(int $status, array $headers, string $body): CountinghouseException
    {
        $class = match (true) {
            $status === 401 => AuthenticationException::class,
            $status === 403 => PermissionException::class,
            $status === 404 => NotFoundException::class,
            $status === 409 || $status === 412 => ConflictException::class,
            $status === 429 => RateLimitException::class,
            $status >= 500 => ServerException::class,
            default => ValidationException::class,
        };
        $problem = self::problem($body);
        return new $class(
            $problem['detail'] ?? "The service answered with the status $status.",
            $problem['code'] ?? "http_$status",
            status: $status,
            requestId: $problem['request_id'] ?? $headers['x-request-id'] ?? null,
            problem: $problem,
            retryAfterSeconds: self::seconds($headers['retry-after'] ?? ''),
        );
    }

    private static function problem(string $body): ?Problem
    {
        try {
            $sent = Values::decode($body);
        } catch (ConnectionException) {
            return null;
        }
        return is_array($sent) && isset($sent['code']) ? new Problem($sent) : null;
    }

    /** Of a number, or until a date. */
    private static function seconds(string $header): ?float
    {
        if (preg_match('/^\d{1,9}$/D', $header) === 1) {
            return (float) $header;
        }
        $at = $header === '' ? false : strtotime($header);
        return $at === false ? null : max(0.0, $at - microtime(true));
    }
}
