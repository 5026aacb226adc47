<?php

declare(strict_types=1);

namespace Countinghouse;

/**
 * What the API knows: a class for each thing, with the types of its fields and the shape of what callers say of it.
 *
 * @internal
 */
final class Schemas
{
    /**
     * The types of the fields of a thing, in the words of Values; null for what is none.
     *
     * @return array<string, string>|null
     */
    public static function fieldsOf(string $type): ?array
    {
        // The other words of Values begin small, and nothing is to be looked for in files under their names.
        $isName = preg_match('/^[A-Z]\w*$/D', $type) === 1;
        $class = self::class . '\\' . $type;
        return $isName && class_exists($class) ? $class::FIELDS : null;
    }
}
