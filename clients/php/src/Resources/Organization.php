<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Invoices and credit notes as files, and what they lack.
 *
 * @phpstan-import-type MoveClockFields from Schemas\MoveClock
 * @phpstan-import-type UpdateDocumentSettingsFields from Schemas\UpdateDocumentSettings
 * @phpstan-import-type UpdateLogoFields from Schemas\UpdateLogo
 * @phpstan-import-type UpdateOrganizationFields from Schemas\UpdateOrganization
 */
class Organization
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get the settings for documents.
     *
     * How documents look, and whether an invoice that is not valid may be issued.
     *
     * Operation `organization.documents`: GET /organization/documents
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function documents(?CallOptions $options = null): Types\DocumentSettings
    {
        $request = new Request('GET', ['organization', 'documents']);
        return $this->transport->record($request, Types\DocumentSettings::class, $options);
    }

    /**
     * Update the settings for documents.
     *
     * Replaces all of them; what is not given gets its default. Issued documents keep the settings of the day of
     * their issue. For owners and admins who are signed in. Texts and addresses that tell customers where to pay
     * need a session that was confirmed.
     *
     * Operation `organization.update_documents`: PUT /organization/documents
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateDocumentSettingsFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function updateDocuments(array $body, ?CallOptions $options = null): Types\DocumentSettings
    {
        $request = new Request('PUT', ['organization', 'documents'], body: Values::encode($body, 'UpdateDocumentSettings'), isConditional: true);
        return $this->transport->record($request, Types\DocumentSettings::class, $options);
    }

    /**
     * Get the logo.
     *
     * The picture in the head of documents, as it is kept.
     *
     * Operation `organization.logo`: GET /organization/logo
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function logo(?CallOptions $options = null): string
    {
        $request = new Request('GET', ['organization', 'logo']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Get the logo.
     *
     * The file is read as it comes.
     *
     * The picture in the head of documents, as it is kept.
     *
     * Operation `organization.logo`: GET /organization/logo
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function logoStream(?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['organization', 'logo']);
        return $this->transport->download($request, $options);
    }

    /**
     * Upload a logo.
     *
     * Replaces the picture in the head of documents, and answers with the settings. Issued documents keep the one of
     * the day of their issue. Of an SVG only what is drawn is kept; one that runs programs or refers to anything
     * outside is refused. For owners and admins who are signed in.
     *
     * Operation `organization.update_logo`: PUT /organization/logo
     *
     * @param UpdateLogoFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function updateLogo(array $body, ?CallOptions $options = null): Types\DocumentSettings
    {
        $request = new Request('PUT', ['organization', 'logo'], body: Values::encode($body, 'UpdateLogo'));
        return $this->transport->record($request, Types\DocumentSettings::class, $options);
    }

    /**
     * Remove the logo.
     *
     * Later documents have the name in its place. For owners and admins who are signed in.
     *
     * Operation `organization.delete_logo`: DELETE /organization/logo
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function deleteLogo(?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['organization', 'logo']);
        $this->transport->bytes($request, $options);
    }

    /**
     * Get the organization.
     *
     * The one that the credential belongs to. Every credential may read it.
     *
     * Operation `organization.get`: GET /organization
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(?CallOptions $options = null): Types\Organization
    {
        $request = new Request('GET', ['organization']);
        return $this->transport->record($request, Types\Organization::class, $options);
    }

    /**
     * Update the organization.
     *
     * Replaces all settings; what is not given becomes empty or its default. Only numbering that is not given stays
     * as it is. Issued documents never change. For owners and admins who are signed in. Changed bank details need a
     * session that was confirmed.
     *
     * Operation `organization.update`: PUT /organization
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateOrganizationFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(array $body, ?CallOptions $options = null): Types\Organization
    {
        $request = new Request('PUT', ['organization'], body: Values::encode($body, 'UpdateOrganization'), isConditional: true);
        return $this->transport->record($request, Types\Organization::class, $options);
    }

    /**
     * Get the clock of the books.
     *
     * Live books go by real time. The clock of test books can be moved forward.
     *
     * Operation `organization.get_clock`: GET /organization/clock
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function getClock(?CallOptions $options = null): Types\Clock
    {
        $request = new Request('GET', ['organization', 'clock']);
        return $this->transport->record($request, Types\Clock::class, $options);
    }

    /**
     * Move the clock of test books.
     *
     * Moves it forward, and does on the way what falls due, each at its time: reminders, overdue invoices, messages
     * that wait, retries of webhooks. All of it is done before the answer, at most 10,000 jobs; if there are more,
     * nothing is done and the clock stays. Sessions, API keys and invitations go by real time. The clock goes back
     * to real time when the books are emptied.
     *
     * Operation `organization.move_clock`: PUT /organization/clock
     *
     * @param MoveClockFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function moveClock(array $body, ?CallOptions $options = null): Types\MovedClock
    {
        $request = new Request('PUT', ['organization', 'clock'], body: Values::encode($body, 'MoveClock'));
        return $this->transport->record($request, Types\MovedClock::class, $options);
    }

    /**
     * Empty test books.
     *
     * Deletes every customer, product, document, payment and message of test books, and lets their numbers begin
     * anew. Settings, members, API keys, webhook endpoints and the event feed stay. Live books are never emptied.
     * This cannot be undone.
     *
     * Operation `organization.reset`: POST /organization/reset
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reset(?CallOptions $options = null): Types\Organization
    {
        $request = new Request('POST', ['organization', 'reset']);
        return $this->transport->record($request, Types\Organization::class, $options);
    }
}
