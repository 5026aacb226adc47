<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * An invitation with the token of its link.
 *
 * @property-read string $id The identifier.
 * @property-read string $email The e-mail address.
 * @property-read 'owner'|'admin'|'bookkeeper'|'member'|'viewer'|'auditor'|string $role What the member may do.
 * @property-read \DateTimeImmutable|null $membership_expires_at When the membership will end by itself; null for never.
 * @property-read string|null $invited_by The user who invited; null for one who is gone.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $expires_at Until when the link works.
 * @property-read \DateTimeImmutable|null $accepted_at When it was accepted; null if it was not.
 * @property-read \DateTimeImmutable|null $revoked_at When it was revoked; null if it was not.
 * @property-read string|null $token The token of the link, shown this once where no mail is configured: pass on the address of the panel with `/accept-invitation#` and the token behind it. Null when the link goes by mail.
 */
final class CreatedInvitation extends Record
{
    public const SCHEMA = 'CreatedInvitation';
}
