<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Approval is made of.
 */
final class Approval
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'state' => 'text',
        'operation' => 'text',
        'target_id' => 'text',
        'reason' => 'text',
        'asked_by' => 'text',
        'decided_by' => 'text',
        'rejection_reason' => 'text',
        'ended_at' => 'date-time',
        'stale_because' => 'Staleness',
        'result' => 'ApprovalResult',
        'expires_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'request' => 'KeptRequest',
        'dry_run' => 'DryRun',
        'dry_run_now' => 'DryRun',
        'available_actions' => 'text[]',
    ];
}
