<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * DocumentSettings.
 *
 * @property-read int $version Counts the changes.
 * @property-read 'classic'|'plain'|string $template 
 * @property-read string $accent_color 
 * @property-read 'a4'|'letter'|string $paper 
 * @property-read string $locale Of documents whose customer has none.
 * @property-read bool $show_payment_code 
 * @property-read list<FooterColumn> $footer 
 * @property-read string|null $intro 
 * @property-read string|null $closing 
 * @property-read 'off'|'warn'|'block'|string $preflight 
 */
final class DocumentSettings extends Record
{
    public const SCHEMA = 'DocumentSettings';
}
