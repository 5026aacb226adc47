<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Numbering.
 *
 * @property-read NumberingRule $invoice 
 * @property-read NumberingRule $credit_note 
 */
final class Numbering extends Record
{
    public const SCHEMA = 'Numbering';
}
