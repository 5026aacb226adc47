<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of mail templates.
 *
 * @property-read list<MailTemplate> $data Every kind in every language.
 */
final class MailTemplateList extends Record
{
    public const SCHEMA = 'MailTemplateList';
}
