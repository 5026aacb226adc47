// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** An organization by its name. */
public final class OrganizationSummary extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public OrganizationSummary(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** Whether the books count, or are for trying. */
  public String mode() {
    return read("mode", Values::text);
  }

  /** The currency of documents that name none. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Where its days begin and end; an IANA time zone. */
  public String timeZone() {
    return read("time_zone", Values::text);
  }

  /** The values of mode that this version knows. */
  public interface Mode {
    String LIVE = "live";
    String TEST = "test";
  }
}
