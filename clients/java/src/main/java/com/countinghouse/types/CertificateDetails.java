// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The certificate details. */
public final class CertificateDetails extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CertificateDetails(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CertificateDetails. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What it is called by. */
    public Builder number(String value) {
      return set("number", value);
    }

    /** Its day. */
    public Builder date(LocalDate value) {
      return set("date", value);
    }

    /** What it confirms of this invoice. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** What it confirms of this invoice. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** What was collected. */
    public CertificateDetails build() {
      return new CertificateDetails(fields());
    }
  }
}
