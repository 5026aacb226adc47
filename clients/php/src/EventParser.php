<?php

declare(strict_types=1);

namespace Countinghouse;

use Generator;

/**
 * Server-sent events out of a stream that comes part by part. What the stream breaks off within is no event.
 *
 * @internal
 */
final class EventParser
{
    private const MARK = "\u{FEFF}";

    private string $rest = '';
    private bool $isBegun = false;
    private string $event = '';
    private string $id = '';
    /** @var list<string> */
    private array $data = [];

    /** @return Generator<int, ServerSentEvent> The events that are whole now. */
    public function feed(string $part, bool $isLast = false): Generator
    {
        $this->rest .= $part;
        if (!$this->isBegun && (strlen($this->rest) >= 3 || $isLast)) {
            $this->isBegun = true;
            $this->rest = str_starts_with($this->rest, self::MARK) ? substr($this->rest, 3) : $this->rest;
        }
        if (!$this->isBegun) {
            return;
        }
        // Lines end with CR, LF, or both; a CR at the end may be the first half of a line's end.
        $lines = preg_split($isLast ? '/\r\n|\n|\r/' : '/\r\n|\n|\r(?!$)/D', $this->rest) ?: [''];
        $this->rest = (string) array_pop($lines);
        foreach ($lines as $line) {
            if ($line !== '') {
                $this->take($line);
                continue;
            }
            if ($this->data !== []) {
                $name = $this->event === '' ? 'message' : $this->event;
                yield new ServerSentEvent($name, implode("\n", $this->data), $this->id);
            }
            [$this->event, $this->data] = ['', []];
        }
    }

    private function take(string $line): void
    {
        [$name, $value] = explode(':', $line, 2) + [1 => ''];
        $value = str_starts_with($value, ' ') ? substr($value, 1) : $value;
        if ($name === 'data') {
            $this->data[] = $value;
        } elseif ($name === 'event') {
            $this->event = $value;
        } elseif ($name === 'id' && !str_contains($value, "\0")) {
            $this->id = $value;
        }
    }
}
