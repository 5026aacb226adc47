<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A person at a customer.
 *
 * @property-read string $name Name of the person.
 * @property-read string|null $email E-mail address of the person.
 * @property-read string|null $phone Telephone number of the person.
 * @property-read string|null $role What the person does.
 * @property-read bool|null $receives_invoices Whether invoices are sent to this person; documents name the first one.
 * @property-read list<'quotes'|'reminders'|'statements'|'receipts'|string>|null $receives What else is sent to this person. What nobody receives goes to those who receive invoices, else to the address of the customer.
 */
final class Contact extends Record
{
    public const SCHEMA = 'Contact';
}
