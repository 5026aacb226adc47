<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The data export.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the export, except its progress.
 * @property-read 'queued'|'running'|'ready'|'failed'|'expired'|string $state `queued` and `running` come first. `ready`: it can be downloaded until `expires_at`. `failed`: `failure` says why; ask for it again. `expired`: the file is deleted.
 * @property-read 'ndjson'|'csv'|string $format What the rows are written as.
 * @property-read ','|';'|string $delimiter What separates the values of a line of CSV.
 * @property-read '.'|','|string $decimal_sign The decimal sign of numbers in CSV.
 * @property-read list<string> $kinds The kinds of rows that it has: a file each.
 * @property-read bool $with_files Whether originals, attachments and other files are in it.
 * @property-read DataExportProgress $progress How far it is.
 * @property-read int|null $size The length of the ZIP in bytes; null until it is ready.
 * @property-read string|null $sha256 SHA-256 of the ZIP; null until it is ready.
 * @property-read 'interrupted'|'error'|'retention'|'erasure'|string|null $failure Why it failed or expired. `interrupted`: the service ended each time it was at it. `error`: the log of the service says what went wrong. `retention`: a week is over. `erasure`: personal data was erased since.
 * @property-read string|null $created_by The user who asked for it.
 * @property-read \DateTimeImmutable|null $snapshot_at It has everything that was stored by then.
 * @property-read \DateTimeImmutable|null $ready_at Since when it can be downloaded.
 * @property-read \DateTimeImmutable|null $expires_at When the file is deleted, or was.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class DataExport extends Record
{
    public const SCHEMA = 'DataExport';
}
