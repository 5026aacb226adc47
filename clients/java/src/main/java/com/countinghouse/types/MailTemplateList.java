// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of mail templates. */
public final class MailTemplateList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MailTemplateList(Map<String, Object> fields) {
    super(fields);
  }

  /** Every kind in every language. */
  public List<MailTemplate> data() {
    return read("data", Values.list(Values.object(MailTemplate::new)));
  }
}
