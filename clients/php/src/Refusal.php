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
    /** The status of a request that was not done: a person has to approve it first. */
    public const WAITS = 202;
    /** So many faults are named in a message; `errors()` has all. */
    private const FAULTS_SHOWN = 3;
    private const REDIRECTIONS = [301, 302, 303, 307, 308];

    /** @param array<string, string> $headers By their names in small letters. */
    public static function of(int $status, array $headers, string $body): CountinghouseException
    {
        $headerId = $headers['x-request-id'] ?? null;
        if (in_array($status, self::REDIRECTIONS, true)) {
            $target = $headers['location'] ?? 'another address';
            $message = "The service redirects to $target, which is not followed: set baseUrl to where it is.";
            return new ConnectionException($message, 'redirected', status: $status, requestId: $headerId);
        }
        $class = match (true) {
            $status === 401 => AuthenticationException::class,
            $status === 403 || $status === self::WAITS => PermissionException::class,
            $status === 404 => NotFoundException::class,
            $status === 409 || $status === 412 => ConflictException::class,
            $status === 429 => RateLimitException::class,
            $status >= 500 => ServerException::class,
            default => ValidationException::class,
        };
        $problem = $status === self::WAITS ? self::waiting($body) : self::problem($body);
        return new $class(
            self::message($problem) ?? "The service answered with the status $status.",
            is_string($problem['code'] ?? null) ? $problem['code'] : "http_$status",
            status: $status,
            requestId: self::text($problem['request_id'] ?? null) ?? $headerId,
            problem: $problem,
            retryAfterSeconds: self::seconds(trim($headers['retry-after'] ?? '')),
        );
    }

    /** What a request waits for, as a problem: a program that takes it for its answer is wrong. */
    private static function waiting(string $body): ?Problem
    {
        try {
            $approval = Values::decode($body);
        } catch (ConnectionException) {
            return null;
        }
        $detail = 'Nothing was done: a person has to approve it first.';
        $facts = ['code' => 'approval_required', 'status' => self::WAITS, 'detail' => $detail];
        return new Problem([...$facts, 'approval' => $approval]);
    }

    private static function problem(string $body): ?Problem
    {
        try {
            $sent = Values::decode($body);
        } catch (ConnectionException) {
            return null;
        }
        return is_array($sent) && is_string($sent['code'] ?? null) ? new Problem($sent) : null;
    }

    private static function message(?Problem $problem): ?string
    {
        $detail = self::text($problem['detail'] ?? null);
        $errors = $problem['errors'] ?? null;
        $faults = array_values(array_filter(is_array($errors) ? $errors : [], is_array(...)));
        if ($faults === []) {
            return $detail;
        }
        $shown = array_map(
            static fn (array $fault): string =>
                self::text($fault['pointer'] ?? null) . ': ' . self::text($fault['detail'] ?? $fault['code'] ?? null),
            array_slice($faults, 0, self::FAULTS_SHOWN),
        );
        $more = count($faults) > count($shown) ? '; …' : '';
        return ($detail ?? 'The request is not acceptable.') . ' (' . implode('; ', $shown) . "$more)";
    }

    private static function text(mixed $value): ?string
    {
        return is_string($value) ? $value : null;
    }

    /** Of a number, or until a date. */
    private static function seconds(string $header): ?float
    {
        if (preg_match('/^\d+$/D', $header) === 1) {
            return (float) $header;
        }
        // Only what looks like a date: strtotime() also takes "tomorrow".
        $at = preg_match('/^[A-Z][a-z]{2,8}, /', $header) === 1 ? strtotime($header) : false;
        return $at === false ? null : max(0.0, $at - microtime(true));
    }
}
