<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankProposal is made of.
 */
final class BankProposal
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'verdict' => 'text',
        'facts' => 'text[]',
        'sentence' => 'text',
        'outcomes' => 'BankOutcome[]',
        'matching_rule_id' => 'text',
    ];
}
