// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** How the invoice is to be paid. */
public final class PaymentInstructions extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PaymentInstructions(Map<String, Object> fields) {
    super(fields);
  }

  /** How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros. May be null. */
  public String means() {
    return read("means", Values::text);
  }

  /** What the payer gives as reference; else a structured one (ISO 11649) is made of the number. May be null. */
  public String reference() {
    return read("reference", Values::text);
  }

  /** The means in words. May be null. */
  public String text() {
    return read("text", Values::text);
  }

  /** The card that was used, with means card. May be null. */
  public PaymentCard card() {
    return read("card", Values.object(PaymentCard::new));
  }

  /** With means direct_debit. May be null. */
  public DirectDebit directDebit() {
    return read("direct_debit", Values.object(DirectDebit::new));
  }

  /** The values of means that this version knows. */
  public interface Means {
    String BANK_TRANSFER = "bank_transfer";
    String SEPA_TRANSFER = "sepa_transfer";
    String CARD = "card";
    String DIRECT_DEBIT = "direct_debit";
    String CASH = "cash";
    String OTHER = "other";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of PaymentInstructions. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros. */
    public Builder means(String value) {
      return set("means", value);
    }

    /** What the payer gives as reference; else a structured one (ISO 11649) is made of the number. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** The means in words. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** The card that was used, with means card. */
    public Builder card(PaymentCard value) {
      return set("card", value);
    }

    /** With means direct_debit. */
    public Builder directDebit(DirectDebit value) {
      return set("direct_debit", value);
    }

    /** What was collected. */
    public PaymentInstructions build() {
      return new PaymentInstructions(fields());
    }
  }
}
