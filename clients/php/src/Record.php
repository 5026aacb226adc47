<?php

declare(strict_types=1);

namespace Countinghouse;

use ArrayAccess;
use JsonSerializable;
use LogicException;
use OutOfBoundsException;

/**
 * A thing of the API: its fields are properties, and whatever the service sent can be read by name as well.
 *
 * `$event->created_at` is a DateTimeImmutable; `$event['created_at']` is the value as it was sent, null if there is
 * none. Either finds fields that this version of the library does not know.
 *
 * @implements ArrayAccess<string, mixed>
 */
abstract class Record implements ArrayAccess, JsonSerializable
{
    /** The name that the API has for it. */
    public const SCHEMA = 'any';

    /** @var array<string, mixed> */
    private array $read = [];

    /** @param array<string, mixed> $sent The fields as the service sends them. */
    final public function __construct(private readonly array $sent)
    {
    }

    /** A field as its type; null if it was not sent. */
    public function __get(string $name): mixed
    {
        $type = Schemas::fieldsOf(static::SCHEMA)[$name] ?? null;
        if ($type === null && !array_key_exists($name, $this->sent)) {
            throw new OutOfBoundsException(static::SCHEMA . " has no field \"$name\".");
        }
        return $this->read[$name] ??= Values::read($this->sent[$name] ?? null, $type ?? 'any');
    }

    public function __isset(string $name): bool
    {
        return isset($this->sent[$name]);
    }

    public function __set(string $name, mixed $value): void
    {
        throw self::refusal();
    }

    public function offsetExists(mixed $offset): bool
    {
        return array_key_exists($offset, $this->sent);
    }

    public function offsetGet(mixed $offset): mixed
    {
        return $this->sent[$offset] ?? null;
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
        throw self::refusal();
    }

    public function offsetUnset(mixed $offset): void
    {
        throw self::refusal();
    }

    /**
     * Everything that the service sent; numbers with a decimal point are numeric strings.
     *
     * @return array<string, mixed>
     */
    public function toArray(): array
    {
        return $this->sent;
    }

    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return $this->sent;
    }

    private static function refusal(): LogicException
    {
        return new LogicException('A record is what the service answered; change the resource by its methods.');
    }
}
