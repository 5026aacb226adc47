<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateMailSettings is made of.
 *
 * @phpstan-import-type UpdateSmtpServerFields from UpdateSmtpServer
 * @phpstan-type UpdateMailSettingsFields array{
 *     sender_name?: string|null,
 *     sender_address?: string|null,
 *     reply_to?: string|null,
 *     bcc?: list<string>|null,
 *     signature?: string|null,
 *     language?: 'en'|'de'|'fr'|null,
 *     smtp?: UpdateSmtpServerFields|Record|null,
 * }
 */
final class UpdateMailSettings
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'sender_name' => 'text',
        'sender_address' => 'text',
        'reply_to' => 'text',
        'bcc' => 'text[]',
        'signature' => 'text',
        'language' => 'text',
        'smtp' => 'UpdateSmtpServer',
    ];
}
