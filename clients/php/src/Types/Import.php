<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The import.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the import.
 * @property-read 'customers'|'products'|'invoices'|string $kind What the rows are.
 * @property-read 'ready'|'needs_attention'|'committing'|'done'|'undoing'|'undone'|'failed'|string $state `ready` can be committed. `needs_attention`: the findings say what is to be mended or decided first. `committing` and `undoing` are under way. `failed`: `failure` says why; committing goes on where it stopped.
 * @property-read string|null $source Where they come from.
 * @property-read 'csv'|'rows'|string $format A file of values, or rows of JSON.
 * @property-read 'utf-8'|'utf-16le'|'utf-16be'|'windows-1252'|'cp437'|string|null $encoding The encoding of the file. As it was found, or decided; null for rows of JSON.
 * @property-read ','|';'|'	'|'|'|string|null $delimiter What stands between two values. As it was found, or decided; null for rows of JSON.
 * @property-read ','|'.'|string|null $decimal_sign The decimal sign. As it was found, or decided; null for rows of JSON.
 * @property-read 'leave'|'change'|string $existing What becomes of rows whose identifier is there.
 * @property-read 'create'|'leave'|string $alike What becomes of rows of the same name as one that is there.
 * @property-read 'stop'|'leave'|string $faulty What becomes of rows that break a rule.
 * @property-read 'existing'|'create'|string $customers Whom invoices may be of.
 * @property-read 'ymd'|'dmy'|'mdy'|string|null $date_order The order of dates in the file, which is for invoices only. As it was found, or decided; null for rows of JSON.
 * @property-read list<ImportTotals> $totals What the invoices that would be created come to, by currency and year of issue.
 * @property-read ImportNumbering|null $numbering How your number series could go on behind the invoices: give `format`, `reset` and `first_number` to the settings. Null where no rule makes such numbers.
 * @property-read ImportPlan $plan What would become of the rows.
 * @property-read ImportProgress $progress How many rows are committed.
 * @property-read ImportResult $result What became of the rows.
 * @property-read int $findings_count How many findings there are.
 * @property-read 'interrupted'|'erasure'|string|null $failure Why it has failed. `interrupted`: it did not get on, as the log of the service says. `erasure`: personal data was erased meanwhile, and what was brought along with it.
 * @property-read string|null $created_by The user who brought them along; null for a program.
 * @property-read \DateTimeImmutable|null $committed_at When it was committed.
 * @property-read \DateTimeImmutable|null $ended_at When it was done, undone or had failed.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read array<string, string> $mapping The header of the column for each field; empty for rows of JSON, and a week after the last change.
 * @property-read list<ImportColumn> $columns The columns of the file; kept for a week.
 * @property-read list<ImportFinding> $findings The first 500 findings, faults first; kept for a week.
 */
final class Import extends Record
{
    public const SCHEMA = 'Import';
}
