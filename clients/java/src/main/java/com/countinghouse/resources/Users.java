// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.ChangeEmail;
import com.countinghouse.types.ConfirmEmail;
import com.countinghouse.types.Profile;
import com.countinghouse.types.UpdateProfile;

/** Your own account: name, address, a copy of your data, and its end. */
public final class Users {
  private final Transport transport;

  /** For the client, which has one. */
  public Users(Transport transport) {
    this.transport = transport;
  }

  /** Get your own account. See {@link #me(CallOptions)}. */
  public Profile me() {
    return me(CallOptions.NONE);
  }

  /**
   * Get your own account.
   *
   * <p>It is one account in all organizations that you are a member of.
   *
   * <p>Operation <code>users.me</code>: GET /users/me
   */
  public Profile me(CallOptions options) {
    Request request = Request.of("GET", "users", "me");
    return transport.json(request, options, Values.object(Profile::new));
  }

  /** Change your own name. See {@link #updateMe(UpdateProfile, CallOptions)}. */
  public Profile updateMe(UpdateProfile body) {
    return updateMe(body, CallOptions.NONE);
  }

  /**
   * Change your own name.
   *
   * <p>The address is changed by <code>users.change_email</code>, because it has to be confirmed.
   *
   * <p>Operation <code>users.update_me</code>: PUT /users/me
   */
  public Profile updateMe(UpdateProfile body, CallOptions options) {
    Request request = Request.of("PUT", "users", "me").requiredBody(body);
    return transport.json(request, options, Values.object(Profile::new));
  }

  /** Change the address that you sign in with. See {@link #changeEmail(ChangeEmail, CallOptions)}. */
  public Profile changeEmail(ChangeEmail body) {
    return changeEmail(body, CallOptions.NONE);
  }

  /**
   * Change the address that you sign in with.
   *
   * <p>Sends a link to the new address, which works once, for a day, and until the password changes. Until it is
   * opened you sign in with the former one, which is told of the change. Your present address takes a wish back.
   * Where no mail is configured the address changes at once.
   *
   * <p>Operation <code>users.change_email</code>: POST /users/me/change-email
   */
  public Profile changeEmail(ChangeEmail body, CallOptions options) {
    Request request = Request.of("POST", "users", "me", "change-email").requiredBody(body);
    return transport.json(request, options, Values.object(Profile::new));
  }

  /** Confirm your new address by a link. See {@link #confirmEmail(ConfirmEmail, CallOptions)}. */
  public Profile confirmEmail(ConfirmEmail body) {
    return confirmEmail(body, CallOptions.NONE);
  }

  /**
   * Confirm your new address by a link.
   *
   * <p>Only in a session of the user who asked for it, so that a link in wrong hands changes nothing.
   *
   * <p>Operation <code>users.confirm_email</code>: POST /users/me/confirm-email
   */
  public Profile confirmEmail(ConfirmEmail body, CallOptions options) {
    Request request = Request.of("POST", "users", "me", "confirm-email").requiredBody(body);
    return transport.json(request, options, Values.object(Profile::new));
  }

  /** Download your own personal data. See {@link #myPersonalData(CallOptions)}. */
  public byte[] myPersonalData() {
    return myPersonalData(CallOptions.NONE);
  }

  /**
   * Download your own personal data.
   *
   * <p>Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API keys that
   * you made, and the events that tell of you, from all organizations that you are a member of (GDPR, Art. 15 and
   * 20). <code>about.json</code> says what each file holds. The copy is made while it is sent and is not kept.
   *
   * <p>Operation <code>users.my_personal_data</code>: GET /users/me/personal-data
   */
  public byte[] myPersonalData(CallOptions options) {
    Request request = Request.of("GET", "users", "me", "personal-data");
    return transport.bytes(request, options);
  }

  /** Download your own personal data. See {@link #myPersonalDataStream(CallOptions)}. */
  public Download myPersonalDataStream() {
    return myPersonalDataStream(CallOptions.NONE);
  }

  /**
   * Download your own personal data.
   *
   * <p>Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API keys that
   * you made, and the events that tell of you, from all organizations that you are a member of (GDPR, Art. 15 and
   * 20). <code>about.json</code> says what each file holds. The copy is made while it is sent and is not kept.
   *
   * <p>Operation <code>users.my_personal_data</code>: GET /users/me/personal-data
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download myPersonalDataStream(CallOptions options) {
    Request request = Request.of("GET", "users", "me", "personal-data");
    return transport.download(request, options);
  }

  /** Delete your own account. See {@link #deleteMe(CallOptions)}. */
  public void deleteMe() {
    deleteMe(CallOptions.NONE);
  }

  /**
   * Delete your own account.
   *
   * <p>For good, in all organizations: memberships, sessions and the second factor end at once, name and address
   * become “Former member”, and the audit logs keep nothing but an identifier. API keys that you made go on,
   * because programs need them; revoke them before, if they shall not. Who is the only owner of an organization
   * has to make another member an owner first.
   *
   * <p>Operation <code>users.delete_me</code>: POST /users/me/delete
   */
  public void deleteMe(CallOptions options) {
    Request request = Request.of("POST", "users", "me", "delete");
    transport.nothing(request, options);
  }
}
