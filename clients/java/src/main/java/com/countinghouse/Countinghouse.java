// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse;

import com.countinghouse.internal.Transport;
import com.countinghouse.resources.ApiKeys;
import com.countinghouse.resources.Auth;
import com.countinghouse.resources.Customers;
import com.countinghouse.resources.Events;
import com.countinghouse.resources.Invoices;
import com.countinghouse.resources.Products;

/** The service, with one member per resource. Threads may share it. */
public final class Countinghouse {
  static final String BASE_PATH = "/v1";
  private final ApiKeys apiKeys;
  private final Auth auth;
  private final Customers customers;
  private final Events events;
  private final Invoices invoices;
  private final Products products;

  Countinghouse(Transport transport) {
    apiKeys = new ApiKeys(transport);
    auth = new Auth(transport);
    customers = new Customers(transport);
    events = new Events(transport);
    invoices = new Invoices(transport);
    products = new Products(transport);
  }

  /** Begins a client, which needs at least the address of the service. */
  public static Settings builder() {
    return new Settings();
  }

  /** Credentials of machines, as in Settings &gt; API. Beyond the specification. */
  public ApiKeys apiKeys() {
    return apiKeys;
  }

  /** Sign in and obtain a token. */
  public Auth auth() {
    return auth;
  }

  /** Whom you sell to. */
  public Customers customers() {
    return customers;
  }

  /** What happened, in order and without gaps. Beyond the specification. */
  public Events events() {
    return events;
  }

  /** Invoices, from draft to paid. */
  public Invoices invoices() {
    return invoices;
  }

  /** What you sell. */
  public Products products() {
    return products;
  }
}
