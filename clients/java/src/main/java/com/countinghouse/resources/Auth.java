// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.ChangePassword;
import com.countinghouse.types.Confirm;
import com.countinghouse.types.Confirmation;
import com.countinghouse.types.Login;
import com.countinghouse.types.LoginResult;
import com.countinghouse.types.Me;
import com.countinghouse.types.RequestPasswordReset;
import com.countinghouse.types.ResetPassword;
import com.countinghouse.types.SecondStep;
import com.countinghouse.types.SessionList;
import com.countinghouse.types.SwitchOrganization;

/** Sign in and obtain a token, and passwords. */
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
   * <p>The token is used like an API key. It ends 12 hours later, or after 60 minutes without use. For a user with a
   * second factor the answer is 401 <code>second_factor_required</code>, and its <code>challenge</code> goes to
   * the second step.
   *
   * <p>Operation <code>auth.login</code>: POST /auth/login
   */
  public LoginResult login(Login body, CallOptions options) {
    Request request = Request.of("POST", "auth", "login").requiredBody(body);
    return transport.json(request, options, Values.object(LoginResult::new));
  }

  /** Finish signing in with the second factor. See {@link #loginSecondFactor(SecondStep, CallOptions)}. */
  public LoginResult loginSecondFactor(SecondStep body) {
    return loginSecondFactor(body, CallOptions.NONE);
  }

  /**
   * Finish signing in with the second factor.
   *
   * <p>Takes the challenge of the first step with a code of the authenticator app, or with a recovery code. Each
   * works once. A challenge works for 5 minutes and five codes.
   *
   * <p>Operation <code>auth.login_second_factor</code>: POST /auth/login/second-factor
   */
  public LoginResult loginSecondFactor(SecondStep body, CallOptions options) {
    Request request = Request.of("POST", "auth", "login", "second-factor").requiredBody(body);
    return transport.json(request, options, Values.object(LoginResult::new));
  }

  /** Confirm the session before something sensitive. See {@link #confirm(Confirm, CallOptions)}. */
  public Confirmation confirm(Confirm body) {
    return confirm(body, CallOptions.NONE);
  }

  /**
   * Confirm the session before something sensitive.
   *
   * <p>Sensitive operations need a session that was opened or confirmed within the last 10 minutes. Whoever has a
   * second factor sends its code or a recovery code, everybody else the password.
   *
   * <p>Operation <code>auth.confirm</code>: POST /auth/confirm
   */
  public Confirmation confirm(Confirm body, CallOptions options) {
    Request request = Request.of("POST", "auth", "confirm").requiredBody(body);
    return transport.json(request, options, Values.object(Confirmation::new));
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

  /** Change the password. See {@link #changePassword(ChangePassword, CallOptions)}. */
  public void changePassword(ChangePassword body) {
    changePassword(body, CallOptions.NONE);
  }

  /**
   * Change the password.
   *
   * <p>Needs the current password. All other sessions of the user end, in every organization. Five wrong passwords
   * slow down further ones, as in signing in.
   *
   * <p>Operation <code>auth.change_password</code>: POST /auth/change-password
   */
  public void changePassword(ChangePassword body, CallOptions options) {
    Request request = Request.of("POST", "auth", "change-password").requiredBody(body);
    transport.nothing(request, options);
  }

  /** Ask for a link to a new password. See {@link #requestPasswordReset(RequestPasswordReset, CallOptions)}. */
  public void requestPasswordReset(RequestPasswordReset body) {
    requestPasswordReset(body, CallOptions.NONE);
  }

  /**
   * Ask for a link to a new password.
   *
   * <p>The answer is the same whether the address has an account or not. Where no mail is configured nothing is sent:
   * who runs the service makes the link with <code>npm run user:reset</code>.
   *
   * <p>Operation <code>auth.request_password_reset</code>: POST /auth/request-password-reset
   */
  public void requestPasswordReset(RequestPasswordReset body, CallOptions options) {
    Request request = Request.of("POST", "auth", "request-password-reset").requiredBody(body);
    transport.nothing(request, options);
  }

  /** Set a new password by a link. See {@link #resetPassword(ResetPassword, CallOptions)}. */
  public void resetPassword(ResetPassword body) {
    resetPassword(body, CallOptions.NONE);
  }

  /**
   * Set a new password by a link.
   *
   * <p>A link works once, for 30 minutes, and until the password changes. All sessions of the user end.
   *
   * <p>Operation <code>auth.reset_password</code>: POST /auth/reset-password
   */
  public void resetPassword(ResetPassword body, CallOptions options) {
    Request request = Request.of("POST", "auth", "reset-password").requiredBody(body);
    transport.nothing(request, options);
  }

  /** List one’s own sessions. See {@link #listSessions(CallOptions)}. */
  public SessionList listSessions() {
    return listSessions(CallOptions.NONE);
  }

  /**
   * List one’s own sessions.
   *
   * <p>Where the user is signed in, in every organization.
   *
   * <p>Operation <code>auth.list_sessions</code>: GET /auth/sessions
   */
  public SessionList listSessions(CallOptions options) {
    Request request = Request.of("GET", "auth", "sessions");
    return transport.json(request, options, Values.object(SessionList::new));
  }

  /** End one of one’s own sessions. See {@link #endSession(String, CallOptions)}. */
  public void endSession(String id) {
    endSession(id, CallOptions.NONE);
  }

  /**
   * End one of one’s own sessions.
   *
   * <p>Its token stops working at once, everywhere.
   *
   * <p>Operation <code>auth.end_session</code>: DELETE /auth/sessions/{id}
   */
  public void endSession(String id, CallOptions options) {
    Request request = Request.of("DELETE", "auth", "sessions", id);
    transport.nothing(request, options);
  }

  /** End all other sessions. See {@link #endOtherSessions(CallOptions)}. */
  public void endOtherSessions() {
    endOtherSessions(CallOptions.NONE);
  }

  /**
   * End all other sessions.
   *
   * <p>Signs the user out everywhere else, in every organization.
   *
   * <p>Operation <code>auth.end_other_sessions</code>: POST /auth/sessions/end-others
   */
  public void endOtherSessions(CallOptions options) {
    Request request = Request.of("POST", "auth", "sessions", "end-others");
    transport.nothing(request, options);
  }

  /** Work in another organization. See {@link #switchOrganization(SwitchOrganization, CallOptions)}. */
  public LoginResult switchOrganization(SwitchOrganization body) {
    return switchOrganization(body, CallOptions.NONE);
  }

  /**
   * Work in another organization.
   *
   * <p>Opens a session in another organization of the user, beside the current one and with the same end. A token
   * belongs to exactly one organization.
   *
   * <p>Operation <code>auth.switch_organization</code>: POST /auth/switch
   */
  public LoginResult switchOrganization(SwitchOrganization body, CallOptions options) {
    Request request = Request.of("POST", "auth", "switch").requiredBody(body);
    return transport.json(request, options, Values.object(LoginResult::new));
  }
}
