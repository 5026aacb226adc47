<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Asking for money that is late, and what was asked.
 *
 * @phpstan-import-type UpdateReminderPolicyFields from Schemas\UpdateReminderPolicy
 */
class ReminderPolicy
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get the reminder policy.
     *
     * When customers are asked for money that is late, and how.
     *
     * Operation `reminder_policy.get`: GET /reminder-policy
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(?CallOptions $options = null): Types\ReminderPolicy
    {
        $request = new Request('GET', ['reminder-policy']);
        return $this->transport->record($request, Types\ReminderPolicy::class, $options);
    }

    /**
     * Update the reminder policy.
     *
     * Replaces all of it; what is not given gets its default. What was sent stays. See /reminders/forecast for what
     * goes out next.
     *
     * Operation `reminder_policy.update`: PUT /reminder-policy
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateReminderPolicyFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(array $body, ?CallOptions $options = null): Types\ReminderPolicy
    {
        $request = new Request('PUT', ['reminder-policy'], body: Values::encode($body, 'UpdateReminderPolicy'), isConditional: true);
        return $this->transport->record($request, Types\ReminderPolicy::class, $options);
    }
}
