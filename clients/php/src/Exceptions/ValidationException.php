<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

use Countinghouse\Types\FieldFault;

/** 422 and every other 4xx: the request is not acceptable. */
final class ValidationException extends CountinghouseException
{
    /**
     * Every fault of the request, each with a pointer to its place.
     *
     * @return list<FieldFault>
     */
    public function errors(): array
    {
        return $this->problem?->errors ?? [];
    }
}
