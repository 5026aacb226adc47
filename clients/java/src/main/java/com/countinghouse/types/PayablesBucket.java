// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The payables bucket. */
public final class PayablesBucket extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PayablesBucket(Map<String, Object> fields) {
    super(fields);
  }

  /** Days since the due date. */
  public String bucket() {
    return read("bucket", Values::text);
  }

  /** What is due on these bills. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** How many bills these are. */
  public Long bills() {
    return read("bills", Values::integer);
  }

  /** The values of bucket that this version knows. */
  public interface Bucket {
    String NOT_DUE = "not_due";
    String _1_30 = "1_30";
    String _31_60 = "31_60";
    String _61_90 = "61_90";
    String OVER_90 = "over_90";
  }
}
