// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of documents. */
public final class DocumentList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DocumentList(Map<String, Object> fields) {
    super(fields);
  }

  /** Every format. */
  public List<DocumentFile> data() {
    return read("data", Values.list(Values.object(DocumentFile::new)));
  }
}
