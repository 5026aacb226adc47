// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of anchors. */
public final class AnchorList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AnchorList(Map<String, Object> fields) {
    super(fields);
  }

  /** The newest first. */
  public List<Anchor> data() {
    return read("data", Values.list(Values.object(Anchor::new)));
  }

  /** Whether there are more. */
  public Boolean hasMore() {
    return read("has_more", Values::bool);
  }

  /** Ask again with it as <code>before</code>; null at the end. May be null. */
  public String nextCursor() {
    return read("next_cursor", Values::text);
  }
}
