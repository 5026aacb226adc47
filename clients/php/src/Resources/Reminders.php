<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Request;
use Countinghouse\Transport;
use Countinghouse\Types;

/**
 * Asking for money that is late, and what was asked.
 *
 */
class Reminders
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get what is sent next.
     *
     * The reminders of the next day on which they go out, of at most 200 invoices, or that would go out if they were
     * enabled. Invoices of a customer in one currency go into one mail.
     *
     * Operation `reminders.forecast`: GET /reminders/forecast
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function forecast(?CallOptions $options = null): Types\ReminderForecast
    {
        $request = new Request('GET', ['reminders', 'forecast']);
        return $this->transport->record($request, Types\ReminderForecast::class, $options);
    }

    /**
     * List the reminder tasks.
     *
     * Open invoices that a person is to ask for, the oldest task first, at most 200.
     *
     * Operation `reminders.tasks`: GET /reminders/tasks
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function tasks(?CallOptions $options = null): Types\ReminderTaskList
    {
        $request = new Request('GET', ['reminders', 'tasks']);
        return $this->transport->record($request, Types\ReminderTaskList::class, $options);
    }
}
