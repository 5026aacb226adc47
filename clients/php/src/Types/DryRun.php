<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The dry run.
 *
 * @property-read string $operation The operation that was tried.
 * @property-read bool $would_succeed Whether the request would be done.
 * @property-read int $status Its status.
 * @property-read bool $needs_approval Whether the request would wait for an approval, by the limits of the API key: 202 in place of this.
 * @property-read Problem|null $problem Why it would be refused; null if it would not.
 * @property-read array<string, mixed>|null $answer What it would answer; null if it would be refused, and for an answer without content.
 * @property-read list<string> $provisional JSON pointers into the answer of what may be otherwise when it is done: identifiers of what is new, the next number of a series, secrets.
 * @property-read list<DryRunEvent> $events What would be told of it. Of objects that the credential may not read, the id alone.
 * @property-read list<DryRunChange> $changes What would change on objects that were there before.
 * @property-read list<DryRunMessage> $messages Mails that would be queued; none is sent.
 * @property-read list<DryRunDocument> $documents Documents that would be made of an invoice.
 * @property-read list<string> $warnings What is wrong with those documents, in sentences.
 */
final class DryRun extends Record
{
    public const SCHEMA = 'DryRun';
}
