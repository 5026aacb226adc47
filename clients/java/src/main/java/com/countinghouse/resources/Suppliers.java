// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateSupplier;
import com.countinghouse.types.PatchSupplier;
import com.countinghouse.types.Supplier;
import com.countinghouse.types.SupplierBalanceList;
import com.countinghouse.types.SuppliersListQuery;
import com.countinghouse.types.UpdateSupplier;

/** Whom you buy from. */
public final class Suppliers {
  private final Transport transport;

  /** For the client, which has one. */
  public Suppliers(Transport transport) {
    this.transport = transport;
  }

  /** List suppliers. See {@link #list(SuppliersListQuery, CallOptions)}. */
  public Pages<Supplier> list() {
    return list(null, CallOptions.NONE);
  }

  /** List suppliers. See {@link #list(SuppliersListQuery, CallOptions)}. */
  public Pages<Supplier> list(SuppliersListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List suppliers.
   *
   * <p>The newest first and without archived ones, unless it is asked otherwise.
   *
   * <p>Operation <code>suppliers.list</code>: GET /suppliers
   */
  public Pages<Supplier> list(SuppliersListQuery query, CallOptions options) {
    Request request = Request.of("GET", "suppliers").query(query);
    return transport.pages(request, "cursor", options, Values.object(Supplier::new));
  }

  /** Add a supplier. See {@link #create(CreateSupplier, CallOptions)}. */
  public Supplier create(CreateSupplier body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a supplier.
   *
   * <p>Only the name is required. What is not given is empty, and may be given later.
   *
   * <p>Operation <code>suppliers.create</code>: POST /suppliers
   */
  public Supplier create(CreateSupplier body, CallOptions options) {
    Request request = Request.of("POST", "suppliers").requiredBody(body);
    return transport.json(request, options, Values.object(Supplier::new));
  }

  /** Get a supplier. See {@link #get(String, CallOptions)}. */
  public Supplier get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a supplier.
   *
   * <p>Archived ones can still be read, because bills speak of them.
   *
   * <p>Operation <code>suppliers.get</code>: GET /suppliers/{id}
   */
  public Supplier get(String id, CallOptions options) {
    Request request = Request.of("GET", "suppliers", id);
    return transport.json(request, options, Values.object(Supplier::new));
  }

  /** Update a supplier. See {@link #update(String, UpdateSupplier, CallOptions)}. */
  public Supplier update(String id, UpdateSupplier body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a supplier.
   *
   * <p>Replaces the supplier wholly; what is not given becomes empty.
   *
   * <p>Operation <code>suppliers.update</code>: PUT /suppliers/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Supplier update(String id, UpdateSupplier body, CallOptions options) {
    Request request = Request.of("PUT", "suppliers", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Supplier::new));
  }

  /** Change a supplier. See {@link #patch(String, PatchSupplier, CallOptions)}. */
  public Supplier patch(String id, PatchSupplier body) {
    return patch(id, body, CallOptions.NONE);
  }

  /**
   * Change a supplier.
   *
   * <p>Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and
   * other names stay.
   *
   * <p>Operation <code>suppliers.patch</code>: PATCH /suppliers/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Supplier patch(String id, PatchSupplier body, CallOptions options) {
    Request request = Request.of("PATCH", "suppliers", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Supplier::new));
  }

  /** Delete a supplier. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a supplier.
   *
   * <p>Deletes a supplier with all that is known of it. One that your books speak of is archived.
   *
   * <p>Operation <code>suppliers.delete</code>: DELETE /suppliers/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "suppliers", id).conditional();
    transport.nothing(request, options);
  }

  /** Archive a supplier. See {@link #archive(String, CallOptions)}. */
  public Supplier archive(String id) {
    return archive(id, CallOptions.NONE);
  }

  /**
   * Archive a supplier.
   *
   * <p>Hides a supplier from lists. One that is archived is answered as it is.
   *
   * <p>Operation <code>suppliers.archive</code>: POST /suppliers/{id}/archive
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Supplier archive(String id, CallOptions options) {
    Request request = Request.of("POST", "suppliers", id, "archive").conditional();
    return transport.json(request, options, Values.object(Supplier::new));
  }

  /** Unarchive a supplier. See {@link #unarchive(String, CallOptions)}. */
  public Supplier unarchive(String id) {
    return unarchive(id, CallOptions.NONE);
  }

  /**
   * Unarchive a supplier.
   *
   * <p>Shows an archived supplier in lists again. One that is not archived is answered as it is.
   *
   * <p>Operation <code>suppliers.unarchive</code>: POST /suppliers/{id}/unarchive
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Supplier unarchive(String id, CallOptions options) {
    Request request = Request.of("POST", "suppliers", id, "unarchive").conditional();
    return transport.json(request, options, Values.object(Supplier::new));
  }

  /** Get the balance of a supplier. See {@link #balance(String, CallOptions)}. */
  public SupplierBalanceList balance(String id) {
    return balance(id, CallOptions.NONE);
  }

  /**
   * Get the balance of a supplier.
   *
   * <p>By currency: what is due on open and approved bills, how much of it is overdue, what disputed ones ask for
   * besides, and the credit out of credit notes and payments. A currency without any of them is not there.
   *
   * <p>Operation <code>suppliers.balance</code>: GET /suppliers/{id}/balance
   */
  public SupplierBalanceList balance(String id, CallOptions options) {
    Request request = Request.of("GET", "suppliers", id, "balance");
    return transport.json(request, options, Values.object(SupplierBalanceList::new));
  }
}
