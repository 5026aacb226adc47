<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Whom the organization sells to.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the customer.
 * @property-read string $name The name.
 * @property-read string|null $email The e-mail address.
 * @property-read string|null $phone The telephone number.
 * @property-read string|null $external_id Your own identifier.
 * @property-read list<TaxId> $tax_ids The tax numbers.
 * @property-read Address|null $billing_address Where the invoice goes.
 * @property-read Address|null $shipping_address Where the goods go.
 * @property-read list<Contact> $contacts The people there.
 * @property-read string|null $currency Null: the organization’s currency.
 * @property-read string|null $locale The language tag, BCP 47.
 * @property-read PaymentTerms|null $payment_terms Null: the organization’s terms.
 * @property-read string|null $price_list_id The price list that gives prices to lines that name none; null: the products’ own prices.
 * @property-read 'off'|'oldest_first'|string|null $apply_credit Whether credit settles new invoices on issue; null: as the organization says.
 * @property-read list<AgreedWithholding>|null $withholdings What it withholds.
 * @property-read 'none'|'exempt'|'reverse_charge'|string $tax_exemption Why the customer pays no tax, if so.
 * @property-read string|null $trading_name Said on documents beside the name.
 * @property-read list<Identifier>|null $identifiers What it is known by.
 * @property-read Identifier|null $legal_registration The entry in a register of companies.
 * @property-read ElectronicAddress|null $electronic_address Where electronic invoices are delivered to.
 * @property-read string|null $buyer_reference Of invoices that have none of their own.
 * @property-read string|null $buyer_accounting_reference Of invoices that have none of their own.
 * @property-read 'peppol'|'xrechnung_ubl'|'xrechnung_cii'|'factur_x'|string|null $document_format What invoices are written and checked as; null: a PDF is enough.
 * @property-read 'default'|'off'|string $reminders Whether the policy reminds of late invoices, or only a person does.
 * @property-read string|null $note A note for yourselves.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read \DateTimeImmutable|null $archived_at Since when it is hidden from lists.
 * @property-read string|null $merged_into The customer that has everything of this one now; null: it was not merged.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class Customer extends Record
{
    public const SCHEMA = 'Customer';
}
