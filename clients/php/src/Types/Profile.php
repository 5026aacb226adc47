<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The profile.
 *
 * @property-read string $id The identifier.
 * @property-read string $email The address to sign in with.
 * @property-read string|null $pending_email The address that takes its place once the link that was sent to it is opened; null for none.
 * @property-read string $name Other members see it, and the audit log.
 * @property-read \DateTimeImmutable $created_at Since when there is this account.
 */
final class Profile extends Record
{
    public const SCHEMA = 'Profile';
}
