// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The message attachment. */
public final class MessageAttachment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MessageAttachment(Map<String, Object> fields) {
    super(fields);
  }

  /** What the document is written as; <code>statement</code> is a statement of account, <code>reminder_letter</code> the letter of a reminder, <code>quote</code> a quote, <code>receipt</code> the receipt of a payment, <code>enclosure</code> a file that was attached to the invoice. */
  public String format() {
    return read("format", Values::text);
  }

  /** The invoice that it is of, where the message is about several; else null. May be null. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** Name that it is saved under. */
  public String filename() {
    return read("filename", Values::text);
  }

  /** What kind of file it is. */
  public String mediaType() {
    return read("media_type", Values::text);
  }

  /** In hexadecimal, once the file is made. May be null. */
  public String sha256() {
    return read("sha256", Values::text);
  }

  /** Once the file is made. May be null. */
  public Long bytes() {
    return read("bytes", Values::integer);
  }
}
