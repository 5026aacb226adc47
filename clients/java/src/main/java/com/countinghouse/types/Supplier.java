// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The supplier. */
public final class Supplier extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Supplier(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the supplier. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Currency that they bill in, as a rule. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Since when lists hide it. May be null. */
  public Instant archivedAt() {
    return read("archived_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** Name of the company or person. */
  public String name() {
    return read("name", Values::text);
  }

  /** What it is known as, if that differs. May be null. */
  public String tradingName() {
    return read("trading_name", Values::text);
  }

  /** E-mail address. May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** Telephone number. May be null. */
  public String phone() {
    return read("phone", Values::text);
  }

  /** Your own identifier. May be null. */
  public String externalId() {
    return read("external_id", Values::text);
  }

  /** What they know you by. May be null. */
  public String ourNumber() {
    return read("our_number", Values::text);
  }

  /** Tax identification numbers. */
  public List<TaxId> taxIds() {
    return read("tax_ids", Values.list(Values.object(TaxId::new)));
  }

  /** Entry in the commercial register. May be null. */
  public Identifier legalRegistration() {
    return read("legal_registration", Values.object(Identifier::new));
  }

  /** Where their electronic invoices come from. May be null. */
  public ElectronicAddress electronicAddress() {
    return read("electronic_address", Values.object(ElectronicAddress::new));
  }

  /** Where they are. May be null. */
  public Address address() {
    return read("address", Values.object(Address::new));
  }

  /** The accounts that are known to be theirs. */
  public List<SupplierAccount> bankAccounts() {
    return read("bank_accounts", Values.list(Values.object(SupplierAccount::new)));
  }

  /** When their bills are due, unless they say it. May be null. */
  public PaymentTerms paymentTerms() {
    return read("payment_terms", Values.object(PaymentTerms::new));
  }

  /** A note for yourselves. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }
}
