<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The merged parts.
 *
 * @property-read int $invoices Drafts and issued ones.
 * @property-read int $credit_notes Credit notes.
 * @property-read int $payments With the credit that they leave.
 * @property-read int $quotes Drafts and issued ones.
 * @property-read int $recurring_invoices Schedules, whose next invoices are to the customer that stays.
 * @property-read int $matching_rules Rules of bank lines that name the customer.
 * @property-read int $messages Mails that were sent or wait.
 * @property-read int $contacts Those that the customer that stays lacks.
 * @property-read bool $note Whether the note is added below the one that is there.
 */
final class MergedParts extends Record
{
    public const SCHEMA = 'MergedParts';
}
