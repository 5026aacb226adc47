// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of bank proposals. */
public final class BankProposalList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankProposalList(Map<String, Object> fields) {
    super(fields);
  }

  /** The best first. */
  public List<BankProposal> data() {
    return read("data", Values.list(Values.object(BankProposal::new)));
  }

  /** <code>several_sums</code>: more than one choice of invoices comes to the amount, so that none is proposed. <code>search_ended</code>: there were too many choices to look at. <code>several_certain</code>: more than one was certain. <code>several_rules</code>: rules say different things of it, so that none counts. */
  public List<String> findings() {
    return read("findings", Values.list(Values::text));
  }

  /** The values of findings that this version knows. */
  public interface Findings {
    String SEVERAL_SUMS = "several_sums";
    String SEARCH_ENDED = "search_ended";
    String SEVERAL_CERTAIN = "several_certain";
    String SEVERAL_RULES = "several_rules";
  }
}
