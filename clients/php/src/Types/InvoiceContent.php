<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The invoice content.
 *
 * @property-read string|null $buyer_reference What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s.
 * @property-read string|null $order_reference Number of the buyer’s order; else `reference`.
 * @property-read string|null $sales_order_reference Number of your own order.
 * @property-read string|null $contract_reference Number of the contract.
 * @property-read string|null $project_reference Number of the project.
 * @property-read string|null $receiving_advice_reference Number of the buyer’s receiving advice.
 * @property-read string|null $despatch_advice_reference Number of your despatch advice.
 * @property-read string|null $tender_reference Number of the tender or lot.
 * @property-read string|null $buyer_accounting_reference Where the buyer books it; else the customer’s.
 * @property-read Identifier|null $invoiced_object What it is about, such as a meter or a subscription; scheme of UNTDID 1153.
 * @property-read 'invoice'|'partial'|'corrected'|'self_billed'|'construction_partial'|'construction_partial_final'|'construction_final'|string|null $document_type What it calls itself; an invoice if not given. The construction types are those of France.
 * @property-read list<PrecedingInvoice>|null $preceding_invoices Earlier invoices from elsewhere; those that this one corrects here are named without it.
 * @property-read list<Note>|null $notes Printed after the message.
 * @property-read string|null $tax_currency Currency that you declare the tax in, if it is another one.
 * @property-read numeric-string|null $tax_exchange_rate What a unit of the invoice’s currency is in the tax currency.
 * @property-read string|null $tax_point_date When tax falls due, if not on issue.
 * @property-read 'issue'|'delivery'|'payment'|string|null $tax_point What tax falls due by, if no day is named.
 * @property-read Delivery|null $delivery What was delivered when, to whom and where.
 * @property-read PaymentInstructions|null $payment_instructions How it is paid.
 * @property-read Payee|null $payee Who is paid, if it is not you.
 * @property-read list<TaxExemption>|null $tax_exemptions Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it.
 * @property-read string $customer_id The customer who is to pay.
 * @property-read list<CreateInvoiceItem> $items The lines, in their order.
 * @property-read numeric-string $tax_rate Tax rate of all lines without one of their own, as a percentage.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string|null $tax_category Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says.
 * @property-read string|null $tax_exemption_reason Why no tax is charged. Category E needs it; AE, K, G and O have usual words.
 * @property-read bool|null $prices_include_tax Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum.
 * @property-read list<DocumentAdjustment>|null $discounts Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share.
 * @property-read list<DocumentAdjustment>|null $charges Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share.
 * @property-read numeric-string|null $round_payable_to What is to be paid is rounded to a multiple of this, such as the smallest coin.
 * @property-read numeric-string|null $payable_rounding What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`.
 * @property-read list<WithholdingDetails>|null $withholdings What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld.
 * @property-read string|null $currency Else the customer’s currency, else the organization’s.
 * @property-read InvoiceTerms|null $payment_terms Else the customer’s terms, else the organization’s.
 * @property-read list<InstalmentDetails>|null $payment_plan Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it early is left.
 * @property-read string|null $reference The customer’s own sign, such as an order number.
 * @property-read string|null $note A note for yourselves.
 * @property-read string|null $message Printed on the document.
 * @property-read array<string, string>|null $metadata Names and texts of your own; the service keeps them and gives them back.
 */
final class InvoiceContent extends Record
{
    public const SCHEMA = 'InvoiceContent';
}
