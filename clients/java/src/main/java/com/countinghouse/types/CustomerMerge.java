// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The customer merge. */
public final class CustomerMerge extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CustomerMerge(Map<String, Object> fields) {
    super(fields);
  }

  /** The customer that is merged. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The customer that stays. */
  public String mergedInto() {
    return read("merged_into", Values::text);
  }

  /** Whether nothing was changed. */
  public Boolean dryRun() {
    return read("dry_run", Values::bool);
  }

  /** What is moved. */
  public MergedParts moved() {
    return read("moved", Values.object(MergedParts::new));
  }

  /** API keys whose <code>customer_ids</code> name the customer that is merged and not the one that stays: they can write about neither until their limits are changed. */
  public List<String> limitedApiKeys() {
    return read("limited_api_keys", Values.list(Values::text));
  }

  /** The same of members. */
  public List<String> limitedMembers() {
    return read("limited_members", Values.list(Values::text));
  }
}
