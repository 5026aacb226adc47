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
        $errors = $this->problem['errors'] ?? null;
        $faults = array_values(array_filter(is_array($errors) ? $errors : [], is_array(...)));
        return array_map(static fn (array $fault): FieldFault => new FieldFault($fault), $faults);
    }
}
