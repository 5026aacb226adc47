// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The token of a session, and whose it is. */
public final class LoginResult extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LoginResult(Map<String, Object> fields) {
    super(fields);
  }

  /** The login token. It goes where an API key goes: <code>Authorization: Bearer &lt;token&gt;</code>. */
  public String accessToken() {
    return read("access_token", Values::text);
  }

  /** How the token is sent: as a bearer token. */
  public String tokenType() {
    return read("token_type", Values::text);
  }

  /** Seconds until the token ends for good. Unused for an hour it ends earlier. */
  public Long expiresIn() {
    return read("expires_in", Values::integer);
  }

  /** The person who signed in. */
  public User user() {
    return read("user", Values.object(User::new));
  }

  /** The organization. */
  public OrganizationSummary organization() {
    return read("organization", Values.object(OrganizationSummary::new));
  }

  /** Whether the session can only set up the second factor that the organization requires. */
  public Boolean setUpOnly() {
    return read("set_up_only", Values::bool);
  }

  /** The values of token_type that this version knows. */
  public interface TokenType {
    String BEARER = "Bearer";
  }
}
