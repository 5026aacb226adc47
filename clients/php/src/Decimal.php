<?php

declare(strict_types=1);

namespace Countinghouse;

use InvalidArgumentException;

/**
 * An exact number for a field that this version does not know: `new Decimal('12.50')`. For those that it knows, a
 * numeric string is enough.
 */
final class Decimal
{
    /** @param numeric-string $text */
    public function __construct(public readonly string $text)
    {
        if (preg_match(Values::NUMBER, $text) !== 1) {
            throw new InvalidArgumentException("\"$text\" is no number.");
        }
    }
}
