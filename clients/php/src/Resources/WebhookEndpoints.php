<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Pages;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Events, pushed to addresses of yours.
 *
 * @phpstan-import-type CreateWebhookEndpointFields from Schemas\CreateWebhookEndpoint
 * @phpstan-import-type EnableEndpointFields from Schemas\EnableEndpoint
 * @phpstan-import-type ReplayFields from Schemas\Replay
 * @phpstan-import-type RotateSecretFields from Schemas\RotateSecret
 * @phpstan-import-type TestEndpointFields from Schemas\TestEndpoint
 * @phpstan-import-type UpdateWebhookEndpointFields from Schemas\UpdateWebhookEndpoint
 * @phpstan-import-type WebhookEndpointsListQueryFields from Schemas\WebhookEndpointsListQuery
 */
class WebhookEndpoints
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the webhook endpoints.
     *
     * The newest first. An organization has at most 20.
     *
     * Operation `webhook_endpoints.list`: GET /webhook-endpoints
     *
     * @param WebhookEndpointsListQueryFields $query
     * @return Pages<Types\WebhookEndpoint>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['webhook-endpoints'], query: Values::parameters($query, 'WebhookEndpointsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\WebhookEndpoint::class, $options);
    }

    /**
     * Add a webhook endpoint.
     *
     * Events are sent to it from now on, signed as Standard Webhooks 1.0.0 says, and show what you may read, now and
     * later: once you may read less, messages show less, and once you have left, it is disabled. The answer shows
     * the secret, this once.
     *
     * Operation `webhook_endpoints.create`: POST /webhook-endpoints
     *
     * @param CreateWebhookEndpointFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\WebhookEndpointWithSecret
    {
        $request = new Request('POST', ['webhook-endpoints'], body: Values::encode($body, 'CreateWebhookEndpoint'));
        return $this->transport->record($request, Types\WebhookEndpointWithSecret::class, $options);
    }

    /**
     * Get a webhook endpoint.
     *
     * The secret and the values of headers are never shown again.
     *
     * Operation `webhook_endpoints.get`: GET /webhook-endpoints/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\WebhookEndpoint
    {
        $request = new Request('GET', ['webhook-endpoints', $id]);
        return $this->transport->record($request, Types\WebhookEndpoint::class, $options);
    }

    /**
     * Update a webhook endpoint.
     *
     * Replaces everything but the headers, which stay if they are not given. From now on messages show what you may
     * read. One that was disabled because its writer has left (`writer_left_at`) is taken over by you, and goes on
     * where it stopped.
     *
     * Operation `webhook_endpoints.update`: PUT /webhook-endpoints/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateWebhookEndpointFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\WebhookEndpoint
    {
        $request = new Request('PUT', ['webhook-endpoints', $id], body: Values::encode($body, 'UpdateWebhookEndpoint'), isConditional: true);
        return $this->transport->record($request, Types\WebhookEndpoint::class, $options);
    }

    /**
     * Delete a webhook endpoint.
     *
     * Deliveries that wait for it are cancelled. The log stays as long as any other.
     *
     * Operation `webhook_endpoints.delete`: DELETE /webhook-endpoints/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['webhook-endpoints', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * See how a webhook endpoint does.
     *
     * How far it is behind the feed, and how the deliveries of the last 24 hours ended.
     *
     * Operation `webhook_endpoints.health`: GET /webhook-endpoints/{id}/health
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function health(string $id, ?CallOptions $options = null): Types\WebhookEndpointHealth
    {
        $request = new Request('GET', ['webhook-endpoints', $id, 'health']);
        return $this->transport->record($request, Types\WebhookEndpointHealth::class, $options);
    }

    /**
     * Rotate the secret of a webhook endpoint.
     *
     * Makes another secret and shows it, this once. Until the one before ends, both sign every message. A second
     * rotation within that time ends the oldest at once.
     *
     * Operation `webhook_endpoints.rotate_secret`: POST /webhook-endpoints/{id}/rotate-secret
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param RotateSecretFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function rotateSecret(string $id, ?array $body = null, ?CallOptions $options = null): Types\WebhookEndpointWithSecret
    {
        $request = new Request('POST', ['webhook-endpoints', $id, 'rotate-secret'], body: $body === null ? null : Values::encode($body, 'RotateSecret'), isConditional: true);
        return $this->transport->record($request, Types\WebhookEndpointWithSecret::class, $options);
    }

    /**
     * Enable a webhook endpoint.
     *
     * It gets all events that it missed while it was disabled, unless you say otherwise. One whose writer has left
     * is updated instead, which takes it over.
     *
     * Operation `webhook_endpoints.enable`: POST /webhook-endpoints/{id}/enable
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param EnableEndpointFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function enable(string $id, ?array $body = null, ?CallOptions $options = null): Types\WebhookEndpoint
    {
        $request = new Request('POST', ['webhook-endpoints', $id, 'enable'], body: $body === null ? null : Values::encode($body, 'EnableEndpoint'), isConditional: true);
        return $this->transport->record($request, Types\WebhookEndpoint::class, $options);
    }

    /**
     * Disable a webhook endpoint.
     *
     * Nothing more is sent to it. It keeps its place in the feed, so that it can catch up later.
     *
     * Operation `webhook_endpoints.disable`: POST /webhook-endpoints/{id}/disable
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function disable(string $id, ?CallOptions $options = null): Types\WebhookEndpoint
    {
        $request = new Request('POST', ['webhook-endpoints', $id, 'disable'], isConditional: true);
        return $this->transport->record($request, Types\WebhookEndpoint::class, $options);
    }

    /**
     * Send a test to a webhook endpoint.
     *
     * Sends the last event of a type, or an example, at once, marked with `"test": true`, and says what came back
     * within 8 seconds. A failure is no problem: it is the answer.
     *
     * Operation `webhook_endpoints.test`: POST /webhook-endpoints/{id}/test
     *
     * @param TestEndpointFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function test(string $id, ?array $body = null, ?CallOptions $options = null): Types\WebhookTestResult
    {
        $request = new Request('POST', ['webhook-endpoints', $id, 'test'], body: $body === null ? null : Values::encode($body, 'TestEndpoint'));
        return $this->transport->record($request, Types\WebhookTestResult::class, $options);
    }

    /**
     * Replay events to a webhook endpoint.
     *
     * Sends events of the feed once more, behind what waits already, with the same `webhook-id` as before: at most
     * 10 000 at once; `next_sequence` says where to go on.
     *
     * Operation `webhook_endpoints.replay`: POST /webhook-endpoints/{id}/replay
     *
     * @param ReplayFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function replay(string $id, array $body, ?CallOptions $options = null): Types\ReplayResult
    {
        $request = new Request('POST', ['webhook-endpoints', $id, 'replay'], body: Values::encode($body, 'Replay'));
        return $this->transport->record($request, Types\ReplayResult::class, $options);
    }
}
