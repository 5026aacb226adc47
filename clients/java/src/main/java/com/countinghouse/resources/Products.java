// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateProduct;
import com.countinghouse.types.PatchProduct;
import com.countinghouse.types.Product;
import com.countinghouse.types.ProductPrice;
import com.countinghouse.types.ProductsListQuery;
import com.countinghouse.types.ProductsPriceQuery;
import com.countinghouse.types.UpdateProduct;

/** What you sell. */
public final class Products {
  private final Transport transport;

  /** For the client, which has one. */
  public Products(Transport transport) {
    this.transport = transport;
  }

  /** List products. See {@link #list(ProductsListQuery, CallOptions)}. */
  public Pages<Product> list() {
    return list(null, CallOptions.NONE);
  }

  /** List products. See {@link #list(ProductsListQuery, CallOptions)}. */
  public Pages<Product> list(ProductsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List products.
   *
   * <p>The newest first and without archived ones, unless it is asked otherwise.
   *
   * <p>Operation <code>products.list</code>: GET /products
   */
  public Pages<Product> list(ProductsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "products").query(query);
    return transport.pages(request, "cursor", options, Values.object(Product::new));
  }

  /** Add a product. See {@link #create(CreateProduct, CallOptions)}. */
  public Product create(CreateProduct body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a product.
   *
   * <p>Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.
   *
   * <p>Operation <code>products.create</code>: POST /products
   */
  public Product create(CreateProduct body, CallOptions options) {
    Request request = Request.of("POST", "products").requiredBody(body);
    return transport.json(request, options, Values.object(Product::new));
  }

  /** Get a product. See {@link #get(String, CallOptions)}. */
  public Product get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a product.
   *
   * <p>Archived ones can still be read, because documents speak of them.
   *
   * <p>Operation <code>products.get</code>: GET /products/{id}
   */
  public Product get(String id, CallOptions options) {
    Request request = Request.of("GET", "products", id);
    return transport.json(request, options, Values.object(Product::new));
  }

  /** Update a product. See {@link #update(String, UpdateProduct, CallOptions)}. */
  public Product update(String id, UpdateProduct body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a product.
   *
   * <p>Replaces the product wholly; what is not given becomes empty or its default. Documents never change.
   *
   * <p>Operation <code>products.update</code>: PUT /products/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Product update(String id, UpdateProduct body, CallOptions options) {
    Request request = Request.of("PUT", "products", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Product::new));
  }

  /** Change a product. See {@link #patch(String, PatchProduct, CallOptions)}. */
  public Product patch(String id, PatchProduct body) {
    return patch(id, body, CallOptions.NONE);
  }

  /**
   * Change a product.
   *
   * <p>Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and
   * other names stay.
   *
   * <p>Operation <code>products.patch</code>: PATCH /products/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Product patch(String id, PatchProduct body, CallOptions options) {
    Request request = Request.of("PATCH", "products", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Product::new));
  }

  /** Delete a product. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a product.
   *
   * <p>Deletes a product that no line names, archives one that is named.
   *
   * <p>Operation <code>products.delete</code>: DELETE /products/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "products", id).conditional();
    transport.nothing(request, options);
  }

  /** Unarchive a product. See {@link #unarchive(String, CallOptions)}. */
  public Product unarchive(String id) {
    return unarchive(id, CallOptions.NONE);
  }

  /**
   * Unarchive a product.
   *
   * <p>Shows an archived product in lists again. One that is not archived is answered as it is.
   *
   * <p>Operation <code>products.unarchive</code>: POST /products/{id}/unarchive
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Product unarchive(String id, CallOptions options) {
    Request request = Request.of("POST", "products", id, "unarchive").conditional();
    return transport.json(request, options, Values.object(Product::new));
  }

  /** Look up a price. See {@link #price(String, ProductsPriceQuery, CallOptions)}. */
  public ProductPrice price(String id) {
    return price(id, null, CallOptions.NONE);
  }

  /** Look up a price. See {@link #price(String, ProductsPriceQuery, CallOptions)}. */
  public ProductPrice price(String id, ProductsPriceQuery query) {
    return price(id, query, CallOptions.NONE);
  }

  /**
   * Look up a price.
   *
   * <p>What one unit costs a customer who takes so many on a day: the price of the customer’s price list, else of the
   * list that it is based on, else the product’s own, and where it comes from.
   *
   * <p>Operation <code>products.price</code>: GET /products/{id}/price
   */
  public ProductPrice price(String id, ProductsPriceQuery query, CallOptions options) {
    Request request = Request.of("GET", "products", id, "price").query(query);
    return transport.json(request, options, Values.object(ProductPrice::new));
  }
}
