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
 * Whom you buy from.
 *
 * @phpstan-import-type CreateSupplierFields from Schemas\CreateSupplier
 * @phpstan-import-type PatchSupplierFields from Schemas\PatchSupplier
 * @phpstan-import-type SuppliersListQueryFields from Schemas\SuppliersListQuery
 * @phpstan-import-type UpdateSupplierFields from Schemas\UpdateSupplier
 */
class Suppliers
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List suppliers.
     *
     * The newest first and without archived ones, unless it is asked otherwise.
     *
     * Operation `suppliers.list`: GET /suppliers
     *
     * @param SuppliersListQueryFields $query
     * @return Pages<Types\Supplier>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['suppliers'], query: Values::parameters($query, 'SuppliersListQuery'));
        return $this->transport->pages($request, 'cursor', Types\Supplier::class, $options);
    }

    /**
     * Add a supplier.
     *
     * Only the name is required. What is not given is empty, and may be given later.
     *
     * Operation `suppliers.create`: POST /suppliers
     *
     * @param CreateSupplierFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Supplier
    {
        $request = new Request('POST', ['suppliers'], body: Values::encode($body, 'CreateSupplier'));
        return $this->transport->record($request, Types\Supplier::class, $options);
    }

    /**
     * Get a supplier.
     *
     * Archived ones can still be read, because bills speak of them.
     *
     * Operation `suppliers.get`: GET /suppliers/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Supplier
    {
        $request = new Request('GET', ['suppliers', $id]);
        return $this->transport->record($request, Types\Supplier::class, $options);
    }

    /**
     * Update a supplier.
     *
     * Replaces the supplier wholly; what is not given becomes empty.
     *
     * Operation `suppliers.update`: PUT /suppliers/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateSupplierFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\Supplier
    {
        $request = new Request('PUT', ['suppliers', $id], body: Values::encode($body, 'UpdateSupplier'), isConditional: true);
        return $this->transport->record($request, Types\Supplier::class, $options);
    }

    /**
     * Change a supplier.
     *
     * Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and
     * other names stay.
     *
     * Operation `suppliers.patch`: PATCH /suppliers/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param PatchSupplierFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function patch(string $id, array $body, ?CallOptions $options = null): Types\Supplier
    {
        $request = new Request('PATCH', ['suppliers', $id], body: Values::encode($body, 'PatchSupplier'), isConditional: true);
        return $this->transport->record($request, Types\Supplier::class, $options);
    }

    /**
     * Delete a supplier.
     *
     * Deletes a supplier with all that is known of it. One that your books speak of is archived.
     *
     * Operation `suppliers.delete`: DELETE /suppliers/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['suppliers', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Archive a supplier.
     *
     * Hides a supplier from lists. One that is archived is answered as it is.
     *
     * Operation `suppliers.archive`: POST /suppliers/{id}/archive
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function archive(string $id, ?CallOptions $options = null): Types\Supplier
    {
        $request = new Request('POST', ['suppliers', $id, 'archive'], isConditional: true);
        return $this->transport->record($request, Types\Supplier::class, $options);
    }

    /**
     * Unarchive a supplier.
     *
     * Shows an archived supplier in lists again. One that is not archived is answered as it is.
     *
     * Operation `suppliers.unarchive`: POST /suppliers/{id}/unarchive
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function unarchive(string $id, ?CallOptions $options = null): Types\Supplier
    {
        $request = new Request('POST', ['suppliers', $id, 'unarchive'], isConditional: true);
        return $this->transport->record($request, Types\Supplier::class, $options);
    }

    /**
     * Get the balance of a supplier.
     *
     * By currency: what is due on open and approved bills, how much of it is overdue, what disputed ones ask for
     * besides, and the credit out of credit notes and payments. A currency without any of them is not there.
     *
     * Operation `suppliers.balance`: GET /suppliers/{id}/balance
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function balance(string $id, ?CallOptions $options = null): Types\SupplierBalanceList
    {
        $request = new Request('GET', ['suppliers', $id, 'balance']);
        return $this->transport->record($request, Types\SupplierBalanceList::class, $options);
    }
}
