<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The link.
 *
 * @property-read string $id The identifier.
 * @property-read string|null $invoice_id The invoice that it shows; null for others.
 * @property-read string|null $credit_note_id The credit note that it shows; null for others.
 * @property-read string|null $quote_id The quote that it shows; null for others.
 * @property-read 'email'|'other'|string $channel `email`: in a mail of this service. `other`: it was asked for, to be passed on.
 * @property-read int $views How often a person has looked; looks within half an hour count as one.
 * @property-read \DateTimeImmutable|null $first_viewed_at When a person looked for the first time.
 * @property-read \DateTimeImmutable|null $last_viewed_at When the last look that counts was.
 * @property-read \DateTimeImmutable|null $expires_at As it was said. Null: it works for some time after nothing was left to be paid (`link_days_after_payment`).
 * @property-read \DateTimeImmutable|null $ended_at When somebody ended it.
 * @property-read \DateTimeImmutable $created_at When it was made.
 */
final class Link extends Record
{
    public const SCHEMA = 'Link';
}
