// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The invoice template. */
public final class InvoiceTemplate extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceTemplate(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** What you call it. */
  public String name() {
    return read("name", Values::text);
  }

  /** What invoices are made of, as far as it is the same each time. */
  public TemplateContent content() {
    return read("content", Values.object(TemplateContent::new));
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }
}
