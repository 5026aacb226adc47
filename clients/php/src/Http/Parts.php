<?php

declare(strict_types=1);

namespace Countinghouse\Http;

/**
 * What has come of a body and was not taken yet.
 *
 * @internal
 */
final class Parts
{
    public string $waiting = '';
    public bool $isBegun = false;

    public function taken(): string
    {
        [$part, $this->waiting] = [$this->waiting, ''];
        return $part;
    }
}
