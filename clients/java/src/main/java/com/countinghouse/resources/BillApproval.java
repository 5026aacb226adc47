// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.UpdateBillApproval;

/** What suppliers ask you to pay. */
public final class BillApproval {
  private final Transport transport;

  /** For the client, which has one. */
  public BillApproval(Transport transport) {
    this.transport = transport;
  }

  /** Get above which amount bills need a second person. See {@link #get(CallOptions)}. */
  public com.countinghouse.types.BillApproval get() {
    return get(CallOptions.NONE);
  }

  /**
   * Get above which amount bills need a second person.
   *
   * <p>Null if whoever may approve bills may approve those that they have opened.
   *
   * <p>Operation <code>bill_approval.get</code>: GET /organization/bill-approval
   */
  public com.countinghouse.types.BillApproval get(CallOptions options) {
    Request request = Request.of("GET", "organization", "bill-approval");
    return transport.json(request, options, Values.object(com.countinghouse.types.BillApproval::new));
  }

  /** Decide above which amount bills need a second person. See {@link #update(UpdateBillApproval, CallOptions)}. */
  public com.countinghouse.types.BillApproval update(UpdateBillApproval body) {
    return update(body, CallOptions.NONE);
  }

  /**
   * Decide above which amount bills need a second person.
   *
   * <p>A bill of more than this is approved by somebody else than who opened it, who is signed in. So is every bill
   * in another currency. Without an amount nothing needs two. It counts for bills that are approved from now on.
   *
   * <p>Operation <code>bill_approval.update</code>: PUT /organization/bill-approval
   */
  public com.countinghouse.types.BillApproval update(UpdateBillApproval body, CallOptions options) {
    Request request = Request.of("PUT", "organization", "bill-approval").requiredBody(body);
    return transport.json(request, options, Values.object(com.countinghouse.types.BillApproval::new));
  }
}
