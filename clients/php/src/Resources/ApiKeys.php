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
 * Credentials of machines, as in Settings > API.
 *
 * @phpstan-import-type ApiKeysListQueryFields from Schemas\ApiKeysListQuery
 * @phpstan-import-type CreateApiKeyFields from Schemas\CreateApiKey
 * @phpstan-import-type KeyLimitsFields from Schemas\KeyLimits
 */
class ApiKeys
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the API keys.
     *
     * The newest first, revoked ones included. The keys themselves are never shown again.
     *
     * Operation `api_keys.list`: GET /api-keys
     *
     * @param ApiKeysListQueryFields $query
     * @return Pages<Types\ApiKey>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['api-keys'], query: Values::parameters($query, 'ApiKeysListQuery'));
        return $this->transport->pages($request, 'cursor', Types\ApiKey::class, $options);
    }

    /**
     * Create an API key.
     *
     * Only a signed-in owner or admin can. The answer shows the key itself, this once. A key may do no more than the
     * role of whoever made it, as long as they are a member.
     *
     * Operation `api_keys.create`: POST /api-keys
     *
     * @param CreateApiKeyFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\CreatedApiKey
    {
        $request = new Request('POST', ['api-keys'], body: Values::encode($body, 'CreateApiKey'));
        return $this->transport->record($request, Types\CreatedApiKey::class, $options);
    }

    /**
     * Revoke an API key.
     *
     * The key stops working at once, everywhere. It stays in the list, with the time of its end.
     *
     * Operation `api_keys.revoke`: DELETE /api-keys/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function revoke(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['api-keys', $id]);
        $this->transport->bytes($request, $options);
    }

    /**
     * Change the limits of an API key.
     *
     * Replaces all limits: one that is left out is taken away, and an empty object takes all away. They narrow what
     * the key writes, count from its next request on, and get a new version. What was done today counts on.
     *
     * Operation `api_keys.update_limits`: PUT /api-keys/{id}/limits
     *
     * @param KeyLimitsFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function updateLimits(string $id, array $body, ?CallOptions $options = null): Types\ApiKey
    {
        $request = new Request('PUT', ['api-keys', $id, 'limits'], body: Values::encode($body, 'KeyLimits'));
        return $this->transport->record($request, Types\ApiKey::class, $options);
    }

    /**
     * Get what an API key with limits did today.
     *
     * Of the day that it is where the organization is. Managers may ask of every key, and a key of itself. A key
     * without limits is not counted.
     *
     * Operation `api_keys.usage`: GET /api-keys/{id}/usage
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function usage(string $id, ?CallOptions $options = null): Types\ApiKeyUsage
    {
        $request = new Request('GET', ['api-keys', $id, 'usage']);
        return $this->transport->record($request, Types\ApiKeyUsage::class, $options);
    }
}
