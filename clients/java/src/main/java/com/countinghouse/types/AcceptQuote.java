// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The accept quote. */
public final class AcceptQuote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AcceptQuote(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of channel. */
  public enum Channel implements ApiEnum {
    EMAIL("email"),
    PHONE("phone"),
    PAPER("paper"),
    IN_PERSON("in_person"),
    OTHER("other");

    private final String wire;

    Channel(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AcceptQuote. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Who has accepted it. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** How you were told. */
    public Builder channel(Channel value) {
      return set("channel", value);
    }

    /** The optional lines and alternatives that were chosen. Lines that nobody can leave out hold anyway, and of a group of which none is named, the first. */
    public Builder items(List<ChosenItem> value) {
      return set("items", value);
    }

    /** What was collected. */
    public AcceptQuote build() {
      return new AcceptQuote(fields());
    }
  }
}
