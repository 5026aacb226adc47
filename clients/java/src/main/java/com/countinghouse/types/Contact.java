// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A person at a customer. */
public final class Contact extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Contact(Map<String, Object> fields) {
    super(fields);
  }

  /** Name of the person. */
  public String name() {
    return read("name", Values::text);
  }

  /** E-mail address of the person. May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** Telephone number of the person. May be null. */
  public String phone() {
    return read("phone", Values::text);
  }

  /** What the person does. May be null. */
  public String role() {
    return read("role", Values::text);
  }

  /** Whether invoices are sent to this person; documents name the first one. May be null. */
  public Boolean receivesInvoices() {
    return read("receives_invoices", Values::bool);
  }

  /** What else is sent to this person. What nobody receives goes to those who receive invoices, else to the address of the customer. May be null. */
  public List<String> receives() {
    return read("receives", Values.list(Values::text));
  }

  /** The values of receives that this version knows. */
  public interface Receives {
    String QUOTES = "quotes";
    String REMINDERS = "reminders";
    String STATEMENTS = "statements";
    String RECEIPTS = "receipts";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Contact. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Name of the person. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** E-mail address of the person. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Telephone number of the person. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** What the person does. */
    public Builder role(String value) {
      return set("role", value);
    }

    /** Whether invoices are sent to this person; documents name the first one. */
    public Builder receivesInvoices(Boolean value) {
      return set("receives_invoices", value);
    }

    /** What else is sent to this person. What nobody receives goes to those who receive invoices, else to the address of the customer. */
    public Builder receives(List<String> value) {
      return set("receives", value);
    }

    /** What was collected. */
    public Contact build() {
      return new Contact(fields());
    }
  }
}
