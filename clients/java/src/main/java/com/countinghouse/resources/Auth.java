// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.Login;
import com.countinghouse.types.LoginResult;
import com.countinghouse.types.Me;

/** Sign in and obtain a token. */
public final class Auth {
  private final Transport transport;

  /** For the client, which has one. */
  public Auth(Transport transport) {
    this.transport = transport;
  }

  /** Sign in and obtain a token. See {@link #login(Login, CallOptions)}. */
  public LoginResult login(Login body) {
    return login(body, CallOptions.NONE);
  }

  /**
   * Sign in and obtain a token.
   *
   * <p>The token is used like an API key. It ends 12 hours later, or after 60 minutes without use.
   *
   * <p>Operation <code>auth.login</code>: POST /auth/login
   */
  public LoginResult login(Login body, CallOptions options) {
    Request request = Request.of("POST", "auth", "login").requiredBody(body);
    return transport.json(request, options, Values.object(LoginResult::new));
  }

  /** Sign out. See {@link #logout(CallOptions)}. */
  public void logout() {
    logout(CallOptions.NONE);
  }

  /**
   * Sign out.
   *
   * <p>Ends the session of the login token at once. An API key has no session; then nothing happens.
   *
   * <p>Operation <code>auth.logout</code>: POST /auth/logout
   */
  public void logout(CallOptions options) {
    Request request = Request.of("POST", "auth", "logout");
    transport.nothing(request, options);
  }

  /** Tell who one is. See {@link #me(CallOptions)}. */
  public Me me() {
    return me(CallOptions.NONE);
  }

  /**
   * Tell who one is.
   *
   * <p>The user or API key behind the credential, its organization, and what it may do.
   *
   * <p>Operation <code>auth.me</code>: GET /auth/me
   */
  public Me me(CallOptions options) {
    Request request = Request.of("GET", "auth", "me");
    return transport.json(request, options, Values.object(Me::new));
  }
}
