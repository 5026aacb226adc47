<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What has come of a file of a bank.
 *
 * @property-read bool $dry_run Whether nothing was stored.
 * @property-read list<ImportedStatement> $statements The statements of this bank account.
 * @property-read list<string> $other_accounts Other accounts that the file has statements of. They were left out.
 */
final class StatementImport extends Record
{
    public const SCHEMA = 'StatementImport';
}
