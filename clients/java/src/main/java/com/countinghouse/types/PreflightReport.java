// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** Whether a document is valid in a format, and what is missing. */
public final class PreflightReport extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PreflightReport(Map<String, Object> fields) {
    super(fields);
  }

  /** The format of the document. */
  public String format() {
    return read("format", Values::text);
  }

  /** Whether there are no errors. */
  public Boolean valid() {
    return read("valid", Values::bool);
  }

  /** How many findings are errors. */
  public Long errors() {
    return read("errors", Values::integer);
  }

  /** How many findings are warnings. */
  public Long warnings() {
    return read("warnings", Values::integer);
  }

  /** Nobody, for a format without rules. */
  public List<CheckedBy> checkedBy() {
    return read("checked_by", Values.list(Values.object(CheckedBy::new)));
  }

  /** Errors first; at most 200 of rules. */
  public List<Finding> findings() {
    return read("findings", Values.list(Values.object(Finding::new)));
  }

  /** The values of format that this version knows. */
  public interface Format {
    String PDF = "pdf";
    String FACTUR_X = "factur_x";
    String UBL = "ubl";
    String CII = "cii";
    String XRECHNUNG_UBL = "xrechnung_ubl";
    String XRECHNUNG_CII = "xrechnung_cii";
    String PEPPOL = "peppol";
  }
}
