// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The members of the organization. */
public final class MemberList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MemberList(Map<String, Object> fields) {
    super(fields);
  }

  /** All of them, who joined first first. */
  public List<Member> data() {
    return read("data", Values.list(Values.object(Member::new)));
  }
}
