<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A new API key with its secret, which is shown this once.
 *
 * @property-read string $id The identifier.
 * @property-read string $name The name.
 * @property-read list<'customers:read'|'customers:write'|'products:read'|'products:write'|'invoices:read'|'invoices:write'|'payments:read'|'payments:write'|'credit_notes:write'|'events:read'|'events:write'|'webhooks:read'|'webhooks:write'|'reports:read'|'reports:write'|'messages:read'|'messages:write'|'audit:read'|'quotes:read'|'quotes:write'|'bank_accounts:read'|'bank_accounts:write'|'price_lists:read'|'price_lists:write'|'purchases:read'|'purchases:write'|'suppliers:read'|'suppliers:write'|'purchases:approve'|'imports:read'|'imports:write'|'approvals:read'|string> $scopes What the key may do; an empty list means everything.
 * @property-read list<string> $allowed_ips From where the key may be used; an empty list means everywhere.
 * @property-read string|null $created_by The user who created the key; null for the key of the first start.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable|null $expires_at When it ends by itself; null for never.
 * @property-read \DateTimeImmutable|null $last_used_at Written at most once a minute.
 * @property-read \DateTimeImmutable|null $revoked_at Since when the key no longer works.
 * @property-read ShownLimits|null $limits What the key may not go beyond, besides its scopes; null for no limits.
 * @property-read int $limits_version Counts the changes of the limits. The audit log says under which version something was done.
 * @property-read string $secret The API key itself. It is shown this once and cannot be had again.
 */
final class CreatedApiKey extends Record
{
    public const SCHEMA = 'CreatedApiKey';
}
