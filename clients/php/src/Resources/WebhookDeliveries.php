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
 * @phpstan-import-type WebhookDeliveriesListQueryFields from Schemas\WebhookDeliveriesListQuery
 */
class WebhookDeliveries
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the deliveries of webhooks.
     *
     * The newest first. They are kept for 30 days, failed ones for 90.
     *
     * Operation `webhook_deliveries.list`: GET /webhook-deliveries
     *
     * @param WebhookDeliveriesListQueryFields $query
     * @return Pages<Types\WebhookDeliverySummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['webhook-deliveries'], query: Values::parameters($query, 'WebhookDeliveriesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\WebhookDeliverySummary::class, $options);
    }

    /**
     * Get a delivery of a webhook.
     *
     * With every attempt, and with the body as it would be sent now.
     *
     * Operation `webhook_deliveries.get`: GET /webhook-deliveries/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\WebhookDelivery
    {
        $request = new Request('GET', ['webhook-deliveries', $id]);
        return $this->transport->record($request, Types\WebhookDelivery::class, $options);
    }

    /**
     * Resend a delivery of a webhook.
     *
     * Makes a new delivery with one attempt, beside all others, and also for a disabled endpoint, so that a mended
     * receiver can be tried.
     *
     * Operation `webhook_deliveries.resend`: POST /webhook-deliveries/{id}/resend
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function resend(string $id, ?CallOptions $options = null): Types\WebhookDeliverySummary
    {
        $request = new Request('POST', ['webhook-deliveries', $id, 'resend']);
        return $this->transport->record($request, Types\WebhookDeliverySummary::class, $options);
    }
}
