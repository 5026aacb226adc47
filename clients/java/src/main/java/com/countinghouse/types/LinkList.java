// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of links. */
public final class LinkList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LinkList(Map<String, Object> fields) {
    super(fields);
  }

  /** The rows, in their order; of an event, what changed. */
  public List<Link> data() {
    return read("data", Values.list(Values.object(Link::new)));
  }
}
