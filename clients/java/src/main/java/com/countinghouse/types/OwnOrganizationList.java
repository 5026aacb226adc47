// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The organizations of the user. */
public final class OwnOrganizationList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public OwnOrganizationList(Map<String, Object> fields) {
    super(fields);
  }

  /** All of them, the one joined first first. */
  public List<OwnOrganization> data() {
    return read("data", Values.list(Values.object(OwnOrganization::new)));
  }
}
