<?php

declare(strict_types=1);

namespace Countinghouse\Http;

use RuntimeException;
use Throwable;

/** There is no answer, or not all of it. */
final class HttpException extends RuntimeException
{
    /** @param int $code The number of curl's error, where there is one. */
    public function __construct(
        string $message,
        public readonly bool $isTimeout = false,
        int $code = 0,
        ?Throwable $previous = null,
    ) {
        parent::__construct($message, $code, $previous);
    }
}
