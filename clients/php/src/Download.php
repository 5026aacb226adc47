<?php

declare(strict_types=1);

namespace Countinghouse;

use Countinghouse\Http\FileName;
use Generator;
use RuntimeException;

/** A file that is read as it comes. Reading throws a ConnectionException if the connection breaks. */
final class Download
{
    /** The name that the service gave it, fit for a folder of any system; null if it gave none. */
    public readonly ?string $fileName;
    /** `application/pdf`, without parameters. */
    public readonly ?string $mediaType;
    /** In bytes, where the service says so and nothing on the way has compressed it. */
    public readonly ?int $size;

    /**
     * @param array<string, string> $headers
     * @param Generator<int, string> $parts
     */
    public function __construct(array $headers, private readonly Generator $parts)
    {
        $this->fileName = FileName::in($headers['content-disposition'] ?? '');
        $media = strtolower(trim(explode(';', $headers['content-type'] ?? '')[0]));
        $this->mediaType = $media === '' ? null : $media;
        $length = isset($headers['content-encoding']) ? '' : $headers['content-length'] ?? '';
        $this->size = ctype_digit($length) ? (int) $length : null;
    }

    /** @return Generator<int, string> The parts that have not been read yet. */
    public function parts(): Generator
    {
        return $this->parts;
    }

    /** All that has not been read yet. */
    public function contents(): string
    {
        return implode('', iterator_to_array($this->parts, false));
    }

    /** Writes it to a file, part by part. */
    public function saveTo(string $path): void
    {
        $file = fopen($path, 'wb');
        if ($file === false) {
            throw new RuntimeException("$path cannot be written.");
        }
        foreach ($this->parts as $part) {
            if (fwrite($file, $part) !== strlen($part)) {
                throw new RuntimeException("$path cannot be written.");
            }
        }
        fclose($file);
    }
}
