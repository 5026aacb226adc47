// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Where to sign in after accepting an invitation. */
public final class AcceptedInvitation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AcceptedInvitation(Map<String, Object> fields) {
    super(fields);
  }

  /** The address to sign in with. */
  public String email() {
    return read("email", Values::text);
  }

  /** Whose books they are. */
  public OrganizationSummary organization() {
    return read("organization", Values.object(OrganizationSummary::new));
  }
}
