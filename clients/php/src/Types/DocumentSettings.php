<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * How printed documents look, and what is checked before issue.
 *
 * @property-read int $version Counts the changes.
 * @property-read 'classic'|'plain'|string $template The template of printed documents.
 * @property-read string $accent_color The color of headings and lines, as #rrggbb.
 * @property-read 'a4'|'letter'|string $paper The size of the paper.
 * @property-read string $locale Of documents whose customer has none.
 * @property-read bool $show_payment_code Whether the PDF shows a QR code to pay with.
 * @property-read 'payment_reference'|'number'|string $payment_code_reference What the QR code gives as reference.
 * @property-read list<FooterColumn> $footer Up to three columns at the foot of each page.
 * @property-read string|null $intro A text above the lines.
 * @property-read string|null $closing A text below the totals.
 * @property-read 'off'|'warn'|'block'|string $preflight Whether finalizing warns of documents that are not valid, or refuses them.
 * @property-read string|null $payment_url Where invoices are paid online.
 * @property-read int $link_days_after_payment For how many days links work after nothing was left to be paid; 0 is without end.
 * @property-read Logo|null $logo What was uploaded; null where there is none.
 */
final class DocumentSettings extends Record
{
    public const SCHEMA = 'DocumentSettings';
}
