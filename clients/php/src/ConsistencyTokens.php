<?php

declare(strict_types=1);

namespace Countinghouse;

use InvalidArgumentException;

/**
 * The newest token of each service, so that what is read has what was written before.
 *
 * A service that reads reports from a replica sends one with each change. The greater text is the newer one: answers to
 * changes at the same time may overtake each other.
 *
 * @internal
 */
final class ConsistencyTokens
{
    private const NAME = 'Consistency-Token';
    /** The service's own have 39 characters. An empty text is none. */
    private const TOKEN = '/^[\x21-\x7e]{0,200}$/D';

    /** @var array<string, string> By the address of the service. */
    private array $newest = [];

    public function of(string $baseUrl): ?string
    {
        return $this->newest[$baseUrl] ?? null;
    }

    /** Keeps a token unless there is a newer one. Refuses what is none. */
    public function keep(string $baseUrl, string $token): void
    {
        if (preg_match(self::TOKEN, $token) !== 1) {
            throw new InvalidArgumentException('The consistency token has characters that no token has.');
        }
        if (strcmp($token, $this->of($baseUrl) ?? '') > 0) {
            $this->newest[$baseUrl] = $token;
        }
    }

    /**
     * Keeps the token of an answer. One that could not be sent is left out: the call itself was good.
     *
     * @param array<string, string> $headers By their names in small letters.
     */
    public function hear(string $baseUrl, array $headers): void
    {
        $token = $headers[strtolower(self::NAME)] ?? '';
        if (preg_match(self::TOKEN, $token) === 1) {
            $this->keep($baseUrl, $token);
        }
    }

    /** @return array<string, string> */
    public function headersFor(string $baseUrl): array
    {
        $token = $this->of($baseUrl);
        return $token === null ? [] : [self::NAME => $token];
    }
}
