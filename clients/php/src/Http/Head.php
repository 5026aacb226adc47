<?php

declare(strict_types=1);

namespace Countinghouse\Http;

use CurlHandle;

/**
 * The headers of an answer as curl reads them.
 *
 * @internal
 */
final class Head
{
    /** @var array<string, string> By their names in small letters. */
    public array $fields = [];
    /** Whether the empty line behind them has come. */
    public bool $isWhole = false;
    private int $status = 0;

    public function take(CurlHandle $_, string $line): int
    {
        if (preg_match('#^HTTP/[\d.]+ (\d{3})#', $line, $found) === 1) {
            // Those before were of an answer on the way, such as 100.
            [$this->fields, $this->isWhole, $this->status] = [[], false, (int) $found[1]];
        } elseif (trim($line) === '') {
            $this->isWhole = $this->status >= 200;
        } else {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            $key = strtolower(trim($name));
            $this->fields[$key] = (isset($this->fields[$key]) ? "{$this->fields[$key]}, " : '') . trim($value);
        }
        return strlen($line);
    }

    public function checkWhole(): void
    {
        if (!$this->isWhole) {
            throw new HttpException('The answer ended within its headers.');
        }
    }
}
