<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Pages;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Mails about documents, as they were sent, and what became of them.
 *
 * @phpstan-import-type MessagesListQueryFields from Schemas\MessagesListQuery
 * @phpstan-import-type ReportMessageFields from Schemas\ReportMessage
 * @phpstan-import-type ResendFields from Schemas\Resend
 */
class Messages
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List messages.
     *
     * The outbox: every mail about a document or an account, also those that were only kept.
     *
     * Operation `messages.list`: GET /messages
     *
     * @param MessagesListQueryFields $query
     * @return Pages<Types\Message>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['messages'], query: Values::parameters($query, 'MessagesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\Message::class, $options);
    }

    /**
     * Get a message.
     *
     * The message with each attempt to send it, and what the mail server said.
     *
     * Operation `messages.get`: GET /messages/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\MessageDetails
    {
        $request = new Request('GET', ['messages', $id]);
        return $this->transport->record($request, Types\MessageDetails::class, $options);
    }

    /**
     * Read a message.
     *
     * Subject, text and HTML as its reader sees them. The attachments are documents of the invoice.
     *
     * Operation `messages.content`: GET /messages/{id}/content
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function content(string $id, ?CallOptions $options = null): Types\MessageContent
    {
        $request = new Request('GET', ['messages', $id, 'content']);
        return $this->transport->record($request, Types\MessageContent::class, $options);
    }

    /**
     * Download the file of a message.
     *
     * The file that was made for the message alone, such as a statement of account or the letter of a reminder, as
     * its reader got it. What goes along with an invoice is among its documents.
     *
     * Operation `messages.file`: GET /messages/{id}/file
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function file(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['messages', $id, 'file']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download the file of a message.
     *
     * The file is read as it comes.
     *
     * The file that was made for the message alone, such as a statement of account or the letter of a reminder, as
     * its reader got it. What goes along with an invoice is among its documents.
     *
     * Operation `messages.file`: GET /messages/{id}/file
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function fileStream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['messages', $id, 'file']);
        return $this->transport->download($request, $options);
    }

    /**
     * Send a message again.
     *
     * Sends the same once more, as a message of its own. For one that failed, came back or is unconfirmed; each can
     * be repeated once.
     *
     * Operation `messages.resend`: POST /messages/{id}/resend
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ResendFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function resend(string $id, ?array $body = null, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['messages', $id, 'resend'], body: $body === null ? null : Values::encode($body, 'Resend'), isConditional: true);
        return $this->transport->record($request, Types\Message::class, $options);
    }

    /**
     * Cancel a message.
     *
     * Takes back a message that waits for its moment, or for another attempt.
     *
     * Operation `messages.cancel`: POST /messages/{id}/cancel
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function cancel(string $id, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['messages', $id, 'cancel'], isConditional: true);
        return $this->transport->record($request, Types\Message::class, $options);
    }

    /**
     * Report what became of a message.
     *
     * For hooks of mail providers and scripts behind a mail server: a message that came back, that somebody
     * complained about, or that has arrived. Addresses that refuse mail get none until somebody says so.
     *
     * Operation `messages.report`: POST /messages/{id}/report
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ReportMessageFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function report(string $id, array $body, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['messages', $id, 'report'], body: Values::encode($body, 'ReportMessage'), isConditional: true);
        return $this->transport->record($request, Types\Message::class, $options);
    }
}
