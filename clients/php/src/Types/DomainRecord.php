<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The domain record.
 *
 * @property-read 'spf'|'dkim'|'dmarc'|string $kind SPF says who may send, DKIM signs, and DMARC says what becomes of mails that fail both.
 * @property-read string $name Where it is, or would be.
 * @property-read 'found'|'missing'|'several'|'too_open'|'unknown_selector'|'not_known'|string $state `several`: more than one, which counts as none. `too_open`: everybody may send. `unknown_selector`: there are keys, under names that the mail provider knows. `not_known`: the name servers did not answer.
 * @property-read string|null $value What was found.
 * @property-read string|null $publish The text record to publish under this name; null where nothing is needed, or where only the mail provider knows it, as of DKIM. To publish it is a person’s decision.
 */
final class DomainRecord extends Record
{
    public const SCHEMA = 'DomainRecord';
}
