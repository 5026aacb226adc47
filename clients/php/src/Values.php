<?php

declare(strict_types=1);

namespace Countinghouse;

use BackedEnum;
use Countinghouse\Exceptions\ConnectionException;
use DateTimeImmutable;
use DateTimeInterface;
use Exception;
use InvalidArgumentException;
use JsonException;
use JsonSerializable;
use stdClass;
use Stringable;

/**
 * JSON, and between its types and PHP's. Decimals are numeric strings on this side and numbers on the other, and are
 * never a float in between.
 *
 * A type is the name of one of the Schemas, one of text, decimal, integer, boolean, date, date-time and any, or one of
 * these with `[]` for a list and with `{}` for a map behind it.
 *
 * @internal
 */
final class Values
{
    private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

    /** A number with a decimal point or an exponent, outside of texts. */
    private const DECIMAL =
        '/"(?:[^"\\\\]|\\\\.)*+"(*SKIP)(*FAIL)|-?\d++(?:\.\d++(?:[eE][+-]?\d++)?|[eE][+-]?\d++)/s';

    public const NUMBER = '/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/D';

    /** A document in which numbers with a decimal point are numeric strings. */
    public static function decode(string $json): mixed
    {
        $quoted = static fn (array $found): string => '"' . self::plain($found[0]) . '"';
        $exact = preg_replace_callback(self::DECIMAL, $quoted, $json);
        try {
            return json_decode($exact ?? '', true, 512, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
        } catch (JsonException $error) {
            throw new ConnectionException('The answer is not JSON.', 'unreadable_answer', previous: $error);
        }
    }

    /** A document in which what has the type decimal is a number. Refuses floats, which are not exact. */
    public static function encode(mixed $value, string $type = 'any', string $place = '#'): string
    {
        if ($value instanceof Record) {
            return self::encode($value->toArray(), $value::SCHEMA, $place);
        }
        if ($value instanceof Decimal) {
            return $value->text;
        }
        if ($value instanceof JsonSerializable) {
            return self::encode($value->jsonSerialize(), $type, $place);
        }
        if (is_array($value) || $value instanceof stdClass) {
            $isList = is_array($value) && self::isList($value, $type);
            return self::encodeMembers((array) $value, $isList, $type, $place);
        }
        if ($type === 'decimal' && is_string($value)) {
            if (preg_match(self::NUMBER, $value) !== 1) {
                throw new InvalidArgumentException("$place: \"$value\" is no number.");
            }
            return $value;
        }
        return self::text(self::scalar($value, $type, $place), $place);
    }

    /**
     * A query: lists are written with commas, objects as `name[member]`; what is null is left out.
     *
     * @param array<string, mixed> $query
     * @return array<string, string>
     */
    public static function parameters(array $query, string $type, string $place = ''): array
    {
        $parameters = [];
        $fields = Schemas::fieldsOf($type) ?? [];
        foreach ($query as $name => $value) {
            $inner = $fields[$name] ?? 'any';
            if ($value instanceof Record || $value instanceof stdClass) {
                $value = $value instanceof Record ? $value->toArray() : (array) $value;
            }
            if (is_array($value) && !self::isList($value, $inner)) {
                foreach (self::parameters($value, self::of($inner), "$place/$name") as $member => $text) {
                    $parameters[$name . preg_replace('/^[^\[]+/', '[$0]', (string) $member)] = $text;
                }
            } elseif (is_array($value)) {
                $of = self::of($inner);
                $texts = array_map(fn ($entry) => self::parameter($entry, $of, "$place/$name"), $value);
                $parameters[$name] = implode(',', $texts);
            } elseif ($value !== null) {
                $parameters[$name] = self::parameter($value, $inner, "$place/$name");
            }
        }
        return $parameters;
    }

    /** What the service sent as PHP's type; as it was sent, if it is not of that type. */
    public static function read(mixed $value, string $type): mixed
    {
        if (is_array($value) && self::of($type) !== $type) {
            return array_map(fn ($entry) => self::read($entry, self::of($type)), $value);
        }
        if (is_array($value) && Schemas::fieldsOf($type) !== null) {
            $class = "Countinghouse\\Types\\$type";
            return new $class($value);
        }
        if ($type === 'decimal' && is_int($value)) {
            return (string) $value;
        }
        return $type === 'date-time' && is_string($value) ? self::time($value) : $value;
    }

    /** @param array<mixed> $value */
    private static function encodeMembers(array $value, bool $isList, string $type, string $place): string
    {
        $fields = Schemas::fieldsOf($type) ?? [];
        $parts = [];
        foreach ($value as $name => $member) {
            $text = self::encode($member, $fields[$name] ?? self::of($type), "$place/$name");
            $parts[] = $isList ? $text : self::text((string) $name, $place) . ':' . $text;
        }
        return $isList ? '[' . implode(',', $parts) . ']' : '{' . implode(',', $parts) . '}';
    }

    /**
     * An empty array is what its type says.
     *
     * @param array<mixed> $value
     */
    private static function isList(array $value, string $type): bool
    {
        return $type === 'any' ? array_is_list($value) : str_ends_with($type, '[]');
    }

    /** The type of the entries; itself if it has none. */
    private static function of(string $type): string
    {
        return str_ends_with($type, '[]') || str_ends_with($type, '{}') ? substr($type, 0, -2) : $type;
    }

    private static function parameter(mixed $value, string $type, string $place): string
    {
        $scalar = self::scalar($value, $type, $place);
        return is_bool($scalar) ? ($scalar ? 'true' : 'false') : (string) $scalar;
    }

    /** JSON of a value that is neither an array nor an object. */
    private static function text(mixed $value, string $place): string
    {
        try {
            return json_encode($value, self::FLAGS);
        } catch (JsonException $error) {
            throw new InvalidArgumentException("$place cannot be sent: {$error->getMessage()}.", previous: $error);
        }
    }

    /** Refuses what JSON has not, of which PHP would write the public properties. */
    private static function scalar(mixed $value, string $type, string $place): mixed
    {
        return match (true) {
            is_float($value) => throw new InvalidArgumentException("$place: $value is not exact; use a text: '12.50'."),
            $value instanceof BackedEnum => $value->value,
            $value instanceof DateTimeInterface => $value->format($type === 'date' ? 'Y-m-d' : 'Y-m-d\TH:i:s.vP'),
            $value instanceof Decimal => $value->text,
            $value instanceof Stringable => (string) $value,
            $value === null || is_scalar($value) => $value,
            default => throw new InvalidArgumentException(
                "$place is a " . get_debug_type($value) . ', which JSON has not.',
            ),
        };
    }

    private static function time(string $text): DateTimeImmutable|string
    {
        try {
            return new DateTimeImmutable($text);
        } catch (Exception) {
            return $text;
        }
    }

    /** `1.5e-7` as `0.00000015`. */
    private static function plain(string $number): string
    {
        if (preg_match('/^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d+)$/', $number, $found) !== 1) {
            return $number;
        }
        [, $sign, $whole, $fraction, $exponent] = $found;
        $point = strlen($whole) + (int) $exponent;
        $digits = str_pad(str_repeat('0', max(0, 1 - $point)) . $whole . $fraction, $point, '0');
        $at = max($point, 1);
        $decimals = rtrim(substr($digits, $at), '0');
        return $sign . substr($digits, 0, $at) . ($decimals === '' ? '' : ".$decimals");
    }
}
