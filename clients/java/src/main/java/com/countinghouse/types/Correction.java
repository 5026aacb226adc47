// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What a correction made: what took the invoice back, and the one that counts. */
public final class Correction extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Correction(Map<String, Object> fields) {
    super(fields);
  }

  /** How it was corrected. */
  public String path() {
    return read("path", Values::text);
  }

  /** The invoice that counts now. */
  public Invoice invoice() {
    return read("invoice", Values.object(Invoice::new));
  }

  /** The invoice that it stands in for; absent when a draft was edited. May be null. */
  public Invoice correctedInvoice() {
    return read("corrected_invoice", Values.object(Invoice::new));
  }

  /** What took back the rest of that invoice, if that was needed. May be null. */
  public CreditNote creditNote() {
    return read("credit_note", Values.object(CreditNote::new));
  }

  /** The values of path that this version knows. */
  public interface Path {
    String EDITED = "edited";
    String VOIDED_AND_REISSUED = "voided_and_reissued";
    String CREDITED_AND_REISSUED = "credited_and_reissued";
  }
}
