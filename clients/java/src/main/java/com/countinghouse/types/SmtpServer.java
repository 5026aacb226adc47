// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The smtp server. */
public final class SmtpServer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SmtpServer(Map<String, Object> fields) {
    super(fields);
  }

  /** Name of the server. */
  public String host() {
    return read("host", Values::text);
  }

  /** Its port. */
  public Long port() {
    return read("port", Values::integer);
  }

  /** How the connection is encrypted. */
  public String security() {
    return read("security", Values::text);
  }

  /** Name to sign in with. May be null. */
  public String user() {
    return read("user", Values::text);
  }

  /** Whether a password is kept. */
  public Boolean hasPassword() {
    return read("has_password", Values::bool);
  }

  /** The values of security that this version knows. */
  public interface Security {
    String TLS = "tls";
    String STARTTLS = "starttls";
    String NONE = "none";
  }
}
