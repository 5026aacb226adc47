// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The sender domain. */
public final class SenderDomain extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SenderDomain(Map<String, Object> fields) {
    super(fields);
  }

  /** The domain of the sender, as name servers know it. */
  public String domain() {
    return read("domain", Values::text);
  }

  /** SPF, DKIM and DMARC, in this order. */
  public List<DomainRecord> records() {
    return read("records", Values.list(Values.object(DomainRecord::new)));
  }
}
