<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The numbers of one kind of documents, without gaps.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the series.
 * @property-read 'invoice'|'credit_note'|'quote'|string $document_type Whose numbers it makes.
 * @property-read string $format {YYYY}, {YY}, {MM}, {FY:07}, {FYY:07} and {SEQ:5} are filled in.
 * @property-read 'never'|'yearly'|'monthly'|string $reset When it begins again at 1.
 * @property-read int $first_number The count of its first document.
 * @property-read int $documents How many documents were issued.
 * @property-read string $next_number What a document issued now would get.
 * @property-read string|null $last_issue_date The latest; none is issued with an earlier one.
 * @property-read string|null $last_hash End of the hash chain, in hexadecimal.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class NumberSeries extends Record
{
    public const SCHEMA = 'NumberSeries';
}
