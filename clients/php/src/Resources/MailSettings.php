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
 * @phpstan-import-type UpdateMailSettingsFields from Schemas\UpdateMailSettings
 */
class MailSettings
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get the mail settings.
     *
     * Who messages come from, and how they leave. The password of the server is never shown.
     *
     * Operation `mail_settings.get`: GET /mail-settings
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(?CallOptions $options = null): Types\MailSettings
    {
        $request = new Request('GET', ['mail-settings']);
        return $this->transport->record($request, Types\MailSettings::class, $options);
    }

    /**
     * Update the mail settings.
     *
     * Replaces all of them; what is not given gets its default. Messages that wait keep their sender. All but the
     * name and the language need a session that was confirmed.
     *
     * Operation `mail_settings.update`: PUT /mail-settings
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateMailSettingsFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(array $body, ?CallOptions $options = null): Types\MailSettings
    {
        $request = new Request('PUT', ['mail-settings'], body: Values::encode($body, 'UpdateMailSettings'), isConditional: true);
        return $this->transport->record($request, Types\MailSettings::class, $options);
    }

    /**
     * Try the mail settings.
     *
     * Sends a mail to your own address at once and says what the mail server answered within 8 seconds. A refusal is
     * no problem: it is the answer. It also tells SPF, DKIM and DMARC of the sender’s domain as the name servers
     * have them, and which record to publish where one is missing.
     *
     * Operation `mail_settings.test`: POST /mail-settings/test
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function test(?CallOptions $options = null): Types\MailTest
    {
        $request = new Request('POST', ['mail-settings', 'test']);
        return $this->transport->record($request, Types\MailTest::class, $options);
    }
}
