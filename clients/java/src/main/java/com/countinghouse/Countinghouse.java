// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse;

import com.countinghouse.internal.Transport;

/** The service, with one member per resource. Threads may share it. */
public final class Countinghouse {
  static final String BASE_PATH = "/v1";
  private final com.countinghouse.resources.ApiKeys apiKeys;
  private final com.countinghouse.resources.Auth auth;
  private final com.countinghouse.resources.CreditNotes creditNotes;
  private final com.countinghouse.resources.Customers customers;
  private final com.countinghouse.resources.Events events;
  private final com.countinghouse.resources.Invoices invoices;
  private final com.countinghouse.resources.NumberSeries numberSeries;
  private final com.countinghouse.resources.Organization organization;
  private final com.countinghouse.resources.Payments payments;
  private final com.countinghouse.resources.Products products;
  private final com.countinghouse.resources.Reports reports;

  Countinghouse(Transport transport) {
    apiKeys = new com.countinghouse.resources.ApiKeys(transport);
    auth = new com.countinghouse.resources.Auth(transport);
    creditNotes = new com.countinghouse.resources.CreditNotes(transport);
    customers = new com.countinghouse.resources.Customers(transport);
    events = new com.countinghouse.resources.Events(transport);
    invoices = new com.countinghouse.resources.Invoices(transport);
    numberSeries = new com.countinghouse.resources.NumberSeries(transport);
    organization = new com.countinghouse.resources.Organization(transport);
    payments = new com.countinghouse.resources.Payments(transport);
    products = new com.countinghouse.resources.Products(transport);
    reports = new com.countinghouse.resources.Reports(transport);
  }

  /** Begins a client, which needs at least the address of the service. */
  public static Settings builder() {
    return new Settings();
  }

  /** Credentials of machines, as in Settings &gt; API. */
  public com.countinghouse.resources.ApiKeys apiKeys() {
    return apiKeys;
  }

  /** Sign in and obtain a token. */
  public com.countinghouse.resources.Auth auth() {
    return auth;
  }

  /** What is taken back of invoices. */
  public com.countinghouse.resources.CreditNotes creditNotes() {
    return creditNotes;
  }

  /** Whom you sell to. */
  public com.countinghouse.resources.Customers customers() {
    return customers;
  }

  /** What happened, in order and without gaps. */
  public com.countinghouse.resources.Events events() {
    return events;
  }

  /** From draft to legal document and to its end. */
  public com.countinghouse.resources.Invoices invoices() {
    return invoices;
  }

  /** Numbers without gaps, and the proof of it. */
  public com.countinghouse.resources.NumberSeries numberSeries() {
    return numberSeries;
  }

  /** Your own data, as in the settings. */
  public com.countinghouse.resources.Organization organization() {
    return organization;
  }

  /** Money that came in, and what it settles. */
  public com.countinghouse.resources.Payments payments() {
    return payments;
  }

  /** What you sell. */
  public com.countinghouse.resources.Products products() {
    return products;
  }

  /** Figures over many documents. */
  public com.countinghouse.resources.Reports reports() {
    return reports;
  }
}
