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
 * How mails leave, and what they say.
 *
 * @phpstan-import-type UpdateMailTemplateFields from Schemas\UpdateMailTemplate
 */
class MailTemplates
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the texts of messages.
     *
     * Every kind in every language: your own text where there is one, else the built-in one.
     *
     * Operation `mail_templates.list`: GET /mail-templates
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(?CallOptions $options = null): Types\MailTemplateList
    {
        $request = new Request('GET', ['mail-templates']);
        return $this->transport->record($request, Types\MailTemplateList::class, $options);
    }

    /**
     * Update the text of messages.
     *
     * Takes the place of the built-in text. A placeholder that the kind does not know is refused.
     *
     * Operation `mail_templates.update`: PUT /mail-templates/{template}
     *
     * @param UpdateMailTemplateFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $template, array $body, ?CallOptions $options = null): Types\MailTemplate
    {
        $request = new Request('PUT', ['mail-templates', $template], body: Values::encode($body, 'UpdateMailTemplate'));
        return $this->transport->record($request, Types\MailTemplate::class, $options);
    }

    /**
     * Bring the built-in text back.
     *
     * Deletes your own text of this kind and language.
     *
     * Operation `mail_templates.delete`: DELETE /mail-templates/{template}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $template, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['mail-templates', $template]);
        $this->transport->bytes($request, $options);
    }

    /**
     * Preview the text of messages.
     *
     * What a text says, with made-up customers and documents and your own name and signature. Takes what saving it
     * takes, and stores nothing.
     *
     * Operation `mail_templates.preview`: POST /mail-templates/{template}/preview
     *
     * @param UpdateMailTemplateFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function preview(string $template, array $body, ?CallOptions $options = null): Types\MailTemplatePreview
    {
        $request = new Request('POST', ['mail-templates', $template, 'preview'], body: Values::encode($body, 'UpdateMailTemplate'));
        return $this->transport->record($request, Types\MailTemplatePreview::class, $options);
    }
}
