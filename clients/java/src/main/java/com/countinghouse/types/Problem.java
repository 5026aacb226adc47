// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** An error, RFC 9457. */
public final class Problem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Problem(Map<String, Object> fields) {
    super(fields);
  }

  /** Address of the page that explains the code. */
  public String type() {
    return read("type", Values::text);
  }

  /** What it is called. */
  public String title() {
    return read("title", Values::text);
  }

  /** The HTTP status. */
  public Long status() {
    return read("status", Values::integer);
  }

  /** A sentence about this occurrence. */
  public String detail() {
    return read("detail", Values::text);
  }

  /** The path that was asked for. */
  public String instance() {
    return read("instance", Values::text);
  }

  /** One of a closed list; it decides the status. */
  public String code() {
    return read("code", Values::text);
  }

  /** The id under which the log has this request. */
  public String requestId() {
    return read("request_id", Values::text);
  }

  /** All faults at once, one entry each. May be null. */
  public List<FieldFault> errors() {
    return read("errors", Values.list(Values.object(FieldFault::new)));
  }

  /** Stands for a sign-in that waits for its second factor. Only with <code>second_factor_required</code>. May be null. */
  public String challenge() {
    return read("challenge", Values::text);
  }

  /** What is accepted, with <code>second_factor_required</code> and <code>confirmation_required</code>. May be null. */
  public List<String> methods() {
    return read("methods", Values.list(Values::text));
  }

  /** With <code>limit_exceeded</code>: which one. May be null. */
  public ExceededLimit limit() {
    return read("limit", Values.object(ExceededLimit::new));
  }

  /** The values of code that this version knows. */
  public interface Code {
    String MALFORMED_REQUEST = "malformed_request";
    String MALFORMED_JSON = "malformed_json";
    String UNKNOWN_PARAMETER = "unknown_parameter";
    String INVALID_PARAMETER = "invalid_parameter";
    String AUTHENTICATION_REQUIRED = "authentication_required";
    String INVALID_TOKEN = "invalid_token";
    String INVALID_CREDENTIALS = "invalid_credentials";
    String SECOND_FACTOR_REQUIRED = "second_factor_required";
    String CHALLENGE_NOT_VALID = "challenge_not_valid";
    String INVALID_CODE = "invalid_code";
    String CONFIRMATION_REQUIRED = "confirmation_required";
    String SECOND_FACTOR_SETUP_REQUIRED = "second_factor_setup_required";
    String INSUFFICIENT_SCOPE = "insufficient_scope";
    String LIMIT_EXCEEDED = "limit_exceeded";
    String NOT_FOUND = "not_found";
    String LINK_NOT_VALID = "link_not_valid";
    String METHOD_NOT_ALLOWED = "method_not_allowed";
    String REQUEST_TIMEOUT = "request_timeout";
    String RANGE_NOT_SATISFIABLE = "range_not_satisfiable";
    String ALREADY_EXISTS = "already_exists";
    String LAST_OWNER = "last_owner";
    String TEST_MODE_ONLY = "test_mode_only";
    String OTHER_ACCOUNT = "other_account";
    String INVALID_STATE_TRANSITION = "invalid_state_transition";
    String ALREADY_SENT = "already_sent";
    String NOT_ISSUED = "not_issued";
    String ISSUED_ELSEWHERE = "issued_elsewhere";
    String HAS_OPEN_DOCUMENTS = "has_open_documents";
    String CUSTOMER_MERGED = "customer_merged";
    String RECIPIENT_SUPPRESSED = "recipient_suppressed";
    String IDEMPOTENCY_IN_PROGRESS = "idempotency_in_progress";
    String BUSY = "busy";
    String PRECONDITION_FAILED = "precondition_failed";
    String FEED_ENDS_EARLIER = "feed_ends_earlier";
    String BODY_TOO_LARGE = "body_too_large";
    String UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type";
    String VALIDATION_FAILED = "validation_failed";
    String DOCUMENT_NOT_VALID = "document_not_valid";
    String STATEMENT_UNREADABLE = "statement_unreadable";
    String STATEMENT_DOES_NOT_ADD_UP = "statement_does_not_add_up";
    String STATEMENT_OF_OTHER_ACCOUNT = "statement_of_other_account";
    String LINE_ALREADY_MATCHED = "line_already_matched";
    String MATCH_DOES_NOT_ADD_UP = "match_does_not_add_up";
    String DUPLICATE_DOCUMENT = "duplicate_document";
    String UNREADABLE_DOCUMENT = "unreadable_document";
    String SECOND_PERSON_REQUIRED = "second_person_required";
    String FINDINGS_OPEN = "findings_open";
    String IDEMPOTENCY_KEY_REUSED = "idempotency_key_reused";
    String TOO_MANY_REQUESTS = "too_many_requests";
    String TOO_MANY_SIGN_IN_ATTEMPTS = "too_many_sign_in_attempts";
    String HEADERS_TOO_LARGE = "headers_too_large";
    String INTERNAL_ERROR = "internal_error";
    String RENDERING_FAILED = "rendering_failed";
    String UNAVAILABLE = "unavailable";
  }
}
