// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The shown needed approval. */
public final class ShownNeededApproval extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ShownNeededApproval(Map<String, Object> fields) {
    super(fields);
  }

  /** The operations that always wait for an approval. May be null. */
  public List<String> operations() {
    return read("operations", Values.list(Values::text));
  }

  /** What comes to more, or to an amount in another currency, waits for an approval. May be null. */
  public ShownAmount above() {
    return read("above", Values.object(ShownAmount::new));
  }
}
