// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** A person who signs in. */
public final class User extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public User(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The e-mail address. */
  public String email() {
    return read("email", Values::text);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** What the user may do in the organization. */
  public String role() {
    return read("role", Values::text);
  }

  /** The values of role that this version knows. */
  public interface Role {
    String OWNER = "owner";
    String ADMIN = "admin";
    String BOOKKEEPER = "bookkeeper";
    String MEMBER = "member";
    String VIEWER = "viewer";
    String AUDITOR = "auditor";
  }
}
