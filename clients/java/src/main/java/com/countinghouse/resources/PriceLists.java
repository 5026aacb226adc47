// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreatePriceList;
import com.countinghouse.types.PriceList;
import com.countinghouse.types.PriceListSummary;
import com.countinghouse.types.PriceListsListQuery;
import com.countinghouse.types.UpdatePriceList;

/** What products cost which customers. */
public final class PriceLists {
  private final Transport transport;

  /** For the client, which has one. */
  public PriceLists(Transport transport) {
    this.transport = transport;
  }

  /** List price lists. See {@link #list(PriceListsListQuery, CallOptions)}. */
  public Pages<PriceListSummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List price lists. See {@link #list(PriceListsListQuery, CallOptions)}. */
  public Pages<PriceListSummary> list(PriceListsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List price lists.
   *
   * <p>The newest first and without archived ones, unless it is asked otherwise. Without their prices.
   *
   * <p>Operation <code>price_lists.list</code>: GET /price-lists
   */
  public Pages<PriceListSummary> list(PriceListsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "price-lists").query(query);
    return transport.pages(request, "cursor", options, Values.object(PriceListSummary::new));
  }

  /** Add a price list. See {@link #create(CreatePriceList, CallOptions)}. */
  public PriceList create(CreatePriceList body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a price list.
   *
   * <p>Only name and currency are required. A customer has it by <code>price_list_id</code>; then lines of invoices
   * may leave their price out.
   *
   * <p>Operation <code>price_lists.create</code>: POST /price-lists
   */
  public PriceList create(CreatePriceList body, CallOptions options) {
    Request request = Request.of("POST", "price-lists").requiredBody(body);
    return transport.json(request, options, Values.object(PriceList::new));
  }

  /** Get a price list. See {@link #get(String, CallOptions)}. */
  public PriceList get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a price list.
   *
   * <p>With all of its prices.
   *
   * <p>Operation <code>price_lists.get</code>: GET /price-lists/{id}
   */
  public PriceList get(String id, CallOptions options) {
    Request request = Request.of("GET", "price-lists", id);
    return transport.json(request, options, Values.object(PriceList::new));
  }

  /** Update a price list. See {@link #update(String, UpdatePriceList, CallOptions)}. */
  public PriceList update(String id, UpdatePriceList body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a price list.
   *
   * <p>Replaces the price list wholly, with all of its prices; what is not given becomes empty or its default.
   * Invoices that are there never change.
   *
   * <p>Operation <code>price_lists.update</code>: PUT /price-lists/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public PriceList update(String id, UpdatePriceList body, CallOptions options) {
    Request request = Request.of("PUT", "price-lists", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(PriceList::new));
  }

  /** Delete a price list. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a price list.
   *
   * <p>Deletes a price list that no customer and no other list names, archives one that is named. An archived list
   * gives no prices: lines of its customers have to name theirs.
   *
   * <p>Operation <code>price_lists.delete</code>: DELETE /price-lists/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "price-lists", id).conditional();
    transport.nothing(request, options);
  }

  /** Unarchive a price list. See {@link #unarchive(String, CallOptions)}. */
  public PriceList unarchive(String id) {
    return unarchive(id, CallOptions.NONE);
  }

  /**
   * Unarchive a price list.
   *
   * <p>Shows an archived price list in lists again. One that is not archived is answered as it is.
   *
   * <p>Operation <code>price_lists.unarchive</code>: POST /price-lists/{id}/unarchive
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public PriceList unarchive(String id, CallOptions options) {
    Request request = Request.of("POST", "price-lists", id, "unarchive").conditional();
    return transport.json(request, options, Values.object(PriceList::new));
  }
}
