// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.ConfirmSecondFactor;
import com.countinghouse.types.RecoveryCodes;
import com.countinghouse.types.SecondFactorSetUp;

/** Codes of an authenticator app, and who must have them. */
public final class SecondFactor {
  private final Transport transport;

  /** For the client, which has one. */
  public SecondFactor(Transport transport) {
    this.transport = transport;
  }

  /** Get one’s own second factor. See {@link #get(CallOptions)}. */
  public com.countinghouse.types.SecondFactor get() {
    return get(CallOptions.NONE);
  }

  /**
   * Get one’s own second factor.
   *
   * <p>Whether signing in needs a code, and how many recovery codes are left.
   *
   * <p>Operation <code>second_factor.get</code>: GET /auth/second-factor
   */
  public com.countinghouse.types.SecondFactor get(CallOptions options) {
    Request request = Request.of("GET", "auth", "second-factor");
    return transport.json(request, options, Values.object(com.countinghouse.types.SecondFactor::new));
  }

  /** Turn the second factor off. See {@link #remove(CallOptions)}. */
  public void remove() {
    remove(CallOptions.NONE);
  }

  /**
   * Turn the second factor off.
   *
   * <p>Signing in needs only the password then. The recovery codes end with it.
   *
   * <p>Operation <code>second_factor.remove</code>: DELETE /auth/second-factor
   */
  public void remove(CallOptions options) {
    Request request = Request.of("DELETE", "auth", "second-factor");
    transport.nothing(request, options);
  }

  /** Begin to set up a second factor. See {@link #begin(CallOptions)}. */
  public SecondFactorSetUp begin() {
    return begin(CallOptions.NONE);
  }

  /**
   * Begin to set up a second factor.
   *
   * <p>Gives the secret for an authenticator app. Nothing changes until a first code confirms it.
   *
   * <p>Operation <code>second_factor.begin</code>: POST /auth/second-factor/begin
   */
  public SecondFactorSetUp begin(CallOptions options) {
    Request request = Request.of("POST", "auth", "second-factor", "begin");
    return transport.json(request, options, Values.object(SecondFactorSetUp::new));
  }

  /** Turn the second factor on by a first code. See {@link #confirm(ConfirmSecondFactor, CallOptions)}. */
  public RecoveryCodes confirm(ConfirmSecondFactor body) {
    return confirm(body, CallOptions.NONE);
  }

  /**
   * Turn the second factor on by a first code.
   *
   * <p>From then on signing in needs a code. The answer shows ten recovery codes, this once.
   *
   * <p>Operation <code>second_factor.confirm</code>: POST /auth/second-factor/confirm
   */
  public RecoveryCodes confirm(ConfirmSecondFactor body, CallOptions options) {
    Request request = Request.of("POST", "auth", "second-factor", "confirm").requiredBody(body);
    return transport.json(request, options, Values.object(RecoveryCodes::new));
  }

  /** Get new recovery codes. See {@link #renewRecoveryCodes(CallOptions)}. */
  public RecoveryCodes renewRecoveryCodes() {
    return renewRecoveryCodes(CallOptions.NONE);
  }

  /**
   * Get new recovery codes.
   *
   * <p>The earlier ones stop working.
   *
   * <p>Operation <code>second_factor.renew_recovery_codes</code>: POST /auth/second-factor/recovery-codes
   */
  public RecoveryCodes renewRecoveryCodes(CallOptions options) {
    Request request = Request.of("POST", "auth", "second-factor", "recovery-codes");
    return transport.json(request, options, Values.object(RecoveryCodes::new));
  }
}
