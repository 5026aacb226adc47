<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Exceptions\ConnectionException;
use Countinghouse\Exceptions\WebhookSignatureException;
use Countinghouse\Types\Event;
use InvalidArgumentException;
use SensitiveParameter;

/** Signatures of webhooks, by Standard Webhooks 1.0.0. */
final class Webhooks
{
    /**
     * The event of a webhook, once its signature and its time are right.
     *
     * @param string $body Exactly as it arrived: `file_get_contents('php://input')`.
     * @param array<string, string|list<string>> $headers Of the request, in any case: `getallheaders()`.
     * @param string|list<string> $secrets The endpoint's secret (`whsec_…`), or several while one replaces another.
     * @param int $toleranceSeconds How old it may be, or how far from the future.
     * @throws WebhookSignatureException if one of them is not right.
     */
    public static function verify(
        string $body,
        array $headers,
        #[SensitiveParameter] string|array $secrets,
        int $toleranceSeconds = 300,
    ): Event {
        // Each is looked at before anything is compared: one that is empty would let everybody sign.
        $keys = array_map(self::key(...), (array) $secrets);
        if ($keys === []) {
            throw new InvalidArgumentException('There is no secret.');
        }
        $sent = array_change_key_case($headers);
        [$id, $timestamp, $signatures] = array_map(
            static fn (string $name): string => implode(' ', (array) ($sent["webhook-$name"] ?? '')),
            ['id', 'timestamp', 'signature'],
        );
        if ($id === '' || $timestamp === '' || $signatures === '') {
            throw self::refused('A header of the webhook is missing.');
        }
        $isTime = preg_match('/^\d{1,15}$/D', $timestamp) === 1;
        if (!$isTime || abs(time() - (int) $timestamp) > $toleranceSeconds) {
            throw self::refused('The webhook is too old, or from the future.');
        }
        foreach ($keys as $key) {
            $expected = self::signature($body, $key, $id, $timestamp);
            foreach (explode(' ', $signatures) as $signature) {
                if (hash_equals($expected, $signature)) {
                    return self::event($body);
                }
            }
        }
        throw self::refused('No signature is right.');
    }

    /**
     * The headers of a webhook with this body, to test your own endpoint with.
     *
     * @param int|null $timestamp In seconds; now if it is not given.
     * @return array{webhook-id: string, webhook-timestamp: string, webhook-signature: string}
     */
    public static function sign(
        string $body,
        #[SensitiveParameter] string $secret,
        string $id = 'msg_test',
        ?int $timestamp = null,
    ): array {
        $seconds = (string) ($timestamp ?? time());
        return [
            'webhook-id' => $id,
            'webhook-timestamp' => $seconds,
            'webhook-signature' => self::signature($body, self::key($secret), $id, $seconds),
        ];
    }

    private static function key(#[SensitiveParameter] string $secret): string
    {
        $key = base64_decode((string) preg_replace('/^whsec_/', '', $secret), true);
        if ($key === false || $key === '') {
            throw new InvalidArgumentException('The secret is not whsec_ and base64.');
        }
        return $key;
    }

    private static function signature(
        string $body,
        #[SensitiveParameter] string $key,
        string $id,
        string $timestamp,
    ): string {
        return 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    }

    private static function event(string $body): Event
    {
        try {
            $sent = Values::decode($body);
        } catch (ConnectionException) {
            $sent = null;
        }
        if (!is_array($sent) || array_is_list($sent)) {
            throw new WebhookSignatureException('The body of the webhook is no event.', 'unreadable_event');
        }
        return new Event($sent);
    }

    private static function refused(string $message): WebhookSignatureException
    {
        return new WebhookSignatureException($message, 'invalid_signature');
    }
}
