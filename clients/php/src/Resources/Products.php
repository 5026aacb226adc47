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
 * What you sell.
 *
 * @phpstan-import-type CreateProductFields from Schemas\CreateProduct
 * @phpstan-import-type PatchProductFields from Schemas\PatchProduct
 * @phpstan-import-type ProductsListQueryFields from Schemas\ProductsListQuery
 * @phpstan-import-type ProductsPriceQueryFields from Schemas\ProductsPriceQuery
 * @phpstan-import-type UpdateProductFields from Schemas\UpdateProduct
 */
class Products
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List products.
     *
     * The newest first and without archived ones, unless it is asked otherwise.
     *
     * Operation `products.list`: GET /products
     *
     * @param ProductsListQueryFields $query
     * @return Pages<Types\Product>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['products'], query: Values::parameters($query, 'ProductsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\Product::class, $options);
    }

    /**
     * Add a product.
     *
     * Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.
     *
     * Operation `products.create`: POST /products
     *
     * @param CreateProductFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Product
    {
        $request = new Request('POST', ['products'], body: Values::encode($body, 'CreateProduct'));
        return $this->transport->record($request, Types\Product::class, $options);
    }

    /**
     * Get a product.
     *
     * Archived ones can still be read, because documents speak of them.
     *
     * Operation `products.get`: GET /products/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Product
    {
        $request = new Request('GET', ['products', $id]);
        return $this->transport->record($request, Types\Product::class, $options);
    }

    /**
     * Update a product.
     *
     * Replaces the product wholly; what is not given becomes empty or its default. Documents never change.
     *
     * Operation `products.update`: PUT /products/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateProductFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\Product
    {
        $request = new Request('PUT', ['products', $id], body: Values::encode($body, 'UpdateProduct'), isConditional: true);
        return $this->transport->record($request, Types\Product::class, $options);
    }

    /**
     * Change a product.
     *
     * Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and
     * other names stay.
     *
     * Operation `products.patch`: PATCH /products/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param PatchProductFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function patch(string $id, array $body, ?CallOptions $options = null): Types\Product
    {
        $request = new Request('PATCH', ['products', $id], body: Values::encode($body, 'PatchProduct'), isConditional: true);
        return $this->transport->record($request, Types\Product::class, $options);
    }

    /**
     * Delete a product.
     *
     * Deletes a product that no line names, archives one that is named.
     *
     * Operation `products.delete`: DELETE /products/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['products', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Unarchive a product.
     *
     * Shows an archived product in lists again. One that is not archived is answered as it is.
     *
     * Operation `products.unarchive`: POST /products/{id}/unarchive
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function unarchive(string $id, ?CallOptions $options = null): Types\Product
    {
        $request = new Request('POST', ['products', $id, 'unarchive'], isConditional: true);
        return $this->transport->record($request, Types\Product::class, $options);
    }

    /**
     * Look up a price.
     *
     * What one unit costs a customer who takes so many on a day: the price of the customer’s price list, else of the
     * list that it is based on, else the product’s own, and where it comes from.
     *
     * Operation `products.price`: GET /products/{id}/price
     *
     * @param ProductsPriceQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function price(string $id, array $query = [], ?CallOptions $options = null): Types\ProductPrice
    {
        $request = new Request('GET', ['products', $id, 'price'], query: Values::parameters($query, 'ProductsPriceQuery'));
        return $this->transport->record($request, Types\ProductPrice::class, $options);
    }
}
