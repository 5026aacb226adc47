// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.MailTest;
import com.countinghouse.types.UpdateMailSettings;

/** How mails leave, and what they say. */
public final class MailSettings {
  private final Transport transport;

  /** For the client, which has one. */
  public MailSettings(Transport transport) {
    this.transport = transport;
  }

  /** Get the mail settings. See {@link #get(CallOptions)}. */
  public com.countinghouse.types.MailSettings get() {
    return get(CallOptions.NONE);
  }

  /**
   * Get the mail settings.
   *
   * <p>Who messages come from, and how they leave. The password of the server is never shown.
   *
   * <p>Operation <code>mail_settings.get</code>: GET /mail-settings
   */
  public com.countinghouse.types.MailSettings get(CallOptions options) {
    Request request = Request.of("GET", "mail-settings");
    return transport.json(request, options, Values.object(com.countinghouse.types.MailSettings::new));
  }

  /** Update the mail settings. See {@link #update(UpdateMailSettings, CallOptions)}. */
  public com.countinghouse.types.MailSettings update(UpdateMailSettings body) {
    return update(body, CallOptions.NONE);
  }

  /**
   * Update the mail settings.
   *
   * <p>Replaces all of them; what is not given gets its default. Messages that wait keep their sender. All but the
   * name and the language need a session that was confirmed.
   *
   * <p>Operation <code>mail_settings.update</code>: PUT /mail-settings
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public com.countinghouse.types.MailSettings update(UpdateMailSettings body, CallOptions options) {
    Request request = Request.of("PUT", "mail-settings").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(com.countinghouse.types.MailSettings::new));
  }

  /** Try the mail settings. See {@link #test(CallOptions)}. */
  public MailTest test() {
    return test(CallOptions.NONE);
  }

  /**
   * Try the mail settings.
   *
   * <p>Sends a mail to your own address at once and says what the mail server answered within 8 seconds. A refusal is
   * no problem: it is the answer. It also tells SPF, DKIM and DMARC of the sender’s domain as the name servers
   * have them, and which record to publish where one is missing.
   *
   * <p>Operation <code>mail_settings.test</code>: POST /mail-settings/test
   */
  public MailTest test(CallOptions options) {
    Request request = Request.of("POST", "mail-settings", "test");
    return transport.json(request, options, Values.object(MailTest::new));
  }
}
