<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AcceptedInvitation is made of.
 */
final class AcceptedInvitation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'email' => 'text',
        'organization' => 'OrganizationSummary',
    ];
}
