<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The format of numbers, and when the count begins again.
 *
 * @property-read string $format What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are year and month of issue. {FY:07} is the year in which a fiscal year that begins with July begins, {FYY:07} that in which it ends, with two digits; then yearly means each fiscal year. Changed, it holds from the next number on.
 * @property-read 'never'|'yearly'|'monthly'|string $reset When the count begins again at 1. The format must have what makes the numbers differ then.
 * @property-read int|null $first_number The count of the first document, for companies that have issued others elsewhere: with 4712, the first is INV-2026-04712. Else it stays as it is. It can be changed as long as nothing was issued.
 */
final class NumberingRule extends Record
{
    public const SCHEMA = 'NumberingRule';
}
