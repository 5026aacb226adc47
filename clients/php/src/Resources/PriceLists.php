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
 * What products cost which customers.
 *
 * @phpstan-import-type CreatePriceListFields from Schemas\CreatePriceList
 * @phpstan-import-type PriceListsListQueryFields from Schemas\PriceListsListQuery
 * @phpstan-import-type UpdatePriceListFields from Schemas\UpdatePriceList
 */
class PriceLists
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List price lists.
     *
     * The newest first and without archived ones, unless it is asked otherwise. Without their prices.
     *
     * Operation `price_lists.list`: GET /price-lists
     *
     * @param PriceListsListQueryFields $query
     * @return Pages<Types\PriceListSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['price-lists'], query: Values::parameters($query, 'PriceListsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\PriceListSummary::class, $options);
    }

    /**
     * Add a price list.
     *
     * Only name and currency are required. A customer has it by `price_list_id`; then lines of invoices may leave
     * their price out.
     *
     * Operation `price_lists.create`: POST /price-lists
     *
     * @param CreatePriceListFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\PriceList
    {
        $request = new Request('POST', ['price-lists'], body: Values::encode($body, 'CreatePriceList'));
        return $this->transport->record($request, Types\PriceList::class, $options);
    }

    /**
     * Get a price list.
     *
     * With all of its prices.
     *
     * Operation `price_lists.get`: GET /price-lists/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\PriceList
    {
        $request = new Request('GET', ['price-lists', $id]);
        return $this->transport->record($request, Types\PriceList::class, $options);
    }

    /**
     * Update a price list.
     *
     * Replaces the price list wholly, with all of its prices; what is not given becomes empty or its default.
     * Invoices that are there never change.
     *
     * Operation `price_lists.update`: PUT /price-lists/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdatePriceListFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\PriceList
    {
        $request = new Request('PUT', ['price-lists', $id], body: Values::encode($body, 'UpdatePriceList'), isConditional: true);
        return $this->transport->record($request, Types\PriceList::class, $options);
    }

    /**
     * Delete a price list.
     *
     * Deletes a price list that no customer and no other list names, archives one that is named. An archived list
     * gives no prices: lines of its customers have to name theirs.
     *
     * Operation `price_lists.delete`: DELETE /price-lists/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['price-lists', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Unarchive a price list.
     *
     * Shows an archived price list in lists again. One that is not archived is answered as it is.
     *
     * Operation `price_lists.unarchive`: POST /price-lists/{id}/unarchive
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function unarchive(string $id, ?CallOptions $options = null): Types\PriceList
    {
        $request = new Request('POST', ['price-lists', $id, 'unarchive'], isConditional: true);
        return $this->transport->record($request, Types\PriceList::class, $options);
    }
}
