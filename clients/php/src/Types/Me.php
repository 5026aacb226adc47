<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Who the credential stands for, and what it may do.
 *
 * @property-read 'user'|'api_key'|string $kind What kind of credential was sent.
 * @property-read User|null $user The signed-in user; null for an API key.
 * @property-read string|null $api_key_id The identifier of the API key; null for a user.
 * @property-read OrganizationSummary $organization The organization.
 * @property-read list<'customers:read'|'customers:write'|'products:read'|'products:write'|'invoices:read'|'invoices:write'|'payments:read'|'payments:write'|'credit_notes:write'|'events:read'|'events:write'|'webhooks:read'|'webhooks:write'|'reports:read'|'reports:write'|'messages:read'|'messages:write'|'audit:read'|'quotes:read'|'quotes:write'|'bank_accounts:read'|'bank_accounts:write'|'price_lists:read'|'price_lists:write'|'purchases:read'|'purchases:write'|'suppliers:read'|'suppliers:write'|'purchases:approve'|'imports:read'|'imports:write'|'approvals:read'|'approvals:decide'|string> $scopes What the credential may do.
 * @property-read bool $set_up_only Whether the session can only set up the second factor that the organization requires.
 */
final class Me extends Record
{
    public const SCHEMA = 'Me';
}
