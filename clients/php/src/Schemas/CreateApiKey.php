<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateApiKey is made of.
 *
 * @phpstan-import-type KeyLimitsFields from KeyLimits
 * @phpstan-type CreateApiKeyFields array{
 *     name: string,
 *     scopes?: list<'customers:read'|'customers:write'|'products:read'|'products:write'|'invoices:read'|'invoices:write'|'payments:read'|'payments:write'|'credit_notes:write'|'events:read'|'events:write'|'webhooks:read'|'webhooks:write'|'reports:read'|'reports:write'|'messages:read'|'messages:write'|'audit:read'|'quotes:read'|'quotes:write'|'bank_accounts:read'|'bank_accounts:write'|'price_lists:read'|'price_lists:write'|'purchases:read'|'purchases:write'|'suppliers:read'|'suppliers:write'|'purchases:approve'|'imports:read'|'imports:write'|'approvals:read'>|null,
 *     expires_at?: \DateTimeInterface|string|null,
 *     allowed_ips?: list<string>|null,
 *     limits?: KeyLimitsFields|Record|null,
 * }
 */
final class CreateApiKey
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'scopes' => 'text[]',
        'expires_at' => 'date-time',
        'allowed_ips' => 'text[]',
        'limits' => 'KeyLimits',
    ];
}
