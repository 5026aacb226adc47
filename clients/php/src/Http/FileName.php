<?php

declare(strict_types=1);

namespace Countinghouse\Http;

/**
 * Names of files, as they can be written to a folder of any system.
 *
 * @internal
 */
final class FileName
{
    /** A name as long as every file system takes it. */
    private const BYTES_MAX = 255;
    /** A longer ending is no ending. */
    private const ENDING_MAX = 16;
    /** A parameter of a header: its name, and its value in quotes or without. */
    private const PARAMETER = '/;[ \t]*([\w!#$&+.^`|~-]+\*?)[ \t]*=[ \t]*(?:"((?:[^"\\\\]++|\\\\.)*+)"|([^; \t]*))/';
    /** RFC 8187: the charset, a language that nobody needs, and bytes in percent. */
    private const ENCODED = "/^utf-8'[^']*'((?:[^%]++|%[0-9a-f]{2})++)$/Di";
    /** Characters that show nothing, or turn the direction of what is shown: `exe.fdp` would end in `.pdf`. */
    private const INVISIBLE = '/[\x00-\x1f\x7f-\x{9f}\x{61c}\x{200b}\x{200e}\x{200f}\x{2028}-\x{202e}\x{2060}'
        . '\x{2066}-\x{2069}\x{feff}]/u';
    /** Names that Windows keeps for devices, with any ending. */
    private const DEVICE = '/^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/Diu';

    /**
     * The name that a `Content-Disposition` proposes; null if there is none. The encoded name of RFC 6266 comes before
     * the plain one.
     */
    public static function in(string $disposition): ?string
    {
        $values = [];
        $flags = PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL;
        preg_match_all(self::PARAMETER, ';' . self::text($disposition), $found, $flags);
        foreach ($found as [, $name, $quoted, $bare]) {
            $value = $quoted === null ? (string) $bare : (string) preg_replace('/\\\\(.)/s', '$1', $quoted);
            $values += [strtolower((string) $name) => $value];
        }
        return self::safe(self::decoded($values['filename*'] ?? '')) ?? self::safe($values['filename'] ?? '');
    }

    /** Many servers write UTF-8 into headers; what is none is Latin-1. */
    private static function text(string $header): string
    {
        $wide = static fn (array $byte): string =>
            chr(0xc0 | ord($byte[0]) >> 6) . chr(0x80 | ord($byte[0]) & 0x3f);
        return self::isText($header) ? $header : (string) preg_replace_callback('/[\x80-\xff]/', $wide, $header);
    }

    private static function decoded(string $value): string
    {
        $text = preg_match(self::ENCODED, $value, $found) === 1 ? rawurldecode($found[1]) : '';
        return self::isText($text) ? $text : '';
    }

    private static function isText(string $bytes): bool
    {
        return preg_match('//u', $bytes) === 1;
    }

    /** Never a path, a device, a hidden file or a stream of another file. */
    private static function safe(string $name): ?string
    {
        $parts = preg_split('~[/\\\\]~', (string) preg_replace(self::INVISIBLE, '', $name)) ?: [''];
        $last = (string) preg_replace('/^[a-z]:/i', '', end($parts));
        // Dots and spaces at its ends: the first hide a file, and Windows drops the last.
        $plain = trim((string) preg_replace('/[<>:"|?*]/', '_', $last), '. ');
        if ($plain === '') {
            return null;
        }
        return self::shortened(preg_match(self::DEVICE, $plain) === 1 ? "_$plain" : $plain);
    }

    /** Without the end of its first part, if it is too long. */
    private static function shortened(string $name): string
    {
        if (strlen($name) <= self::BYTES_MAX) {
            return $name;
        }
        $dot = (int) strrpos($name, '.');
        $last = substr($name, $dot);
        $ending = $dot > 0 && preg_match_all('/./us', $last) <= self::ENDING_MAX ? $last : '';
        $stem = substr($name, 0, min(strlen($name) - strlen($ending), self::BYTES_MAX - strlen($ending)));
        // Not within a character.
        while (!self::isText($stem)) {
            $stem = substr($stem, 0, -1);
        }
        return $stem . $ending;
    }
}
