// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/**
 * Problem.
 */
public final class Problem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Problem(Map<String, Object> fields) {
    super(fields);
  }

  /** Address of the page that explains the code. */
  public String type() {
    return read("type", Values::text);
  }

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

  /** The values of code that this version knows. */
  public static final class Code {
    public static final String MALFORMED_REQUEST = "malformed_request";
    public static final String MALFORMED_JSON = "malformed_json";
    public static final String UNKNOWN_PARAMETER = "unknown_parameter";
    public static final String INVALID_PARAMETER = "invalid_parameter";
    public static final String AUTHENTICATION_REQUIRED = "authentication_required";
    public static final String INVALID_TOKEN = "invalid_token";
    public static final String INVALID_CREDENTIALS = "invalid_credentials";
    public static final String INSUFFICIENT_SCOPE = "insufficient_scope";
    public static final String NOT_FOUND = "not_found";
    public static final String METHOD_NOT_ALLOWED = "method_not_allowed";
    public static final String REQUEST_TIMEOUT = "request_timeout";
    public static final String ALREADY_EXISTS = "already_exists";
    public static final String INVALID_STATE_TRANSITION = "invalid_state_transition";
    public static final String HAS_OPEN_DOCUMENTS = "has_open_documents";
    public static final String IDEMPOTENCY_IN_PROGRESS = "idempotency_in_progress";
    public static final String PRECONDITION_FAILED = "precondition_failed";
    public static final String BODY_TOO_LARGE = "body_too_large";
    public static final String UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type";
    public static final String VALIDATION_FAILED = "validation_failed";
    public static final String IDEMPOTENCY_KEY_REUSED = "idempotency_key_reused";
    public static final String TOO_MANY_REQUESTS = "too_many_requests";
    public static final String TOO_MANY_SIGN_IN_ATTEMPTS = "too_many_sign_in_attempts";
    public static final String HEADERS_TOO_LARGE = "headers_too_large";
    public static final String INTERNAL_ERROR = "internal_error";
    public static final String UNAVAILABLE = "unavailable";

    private Code() {}
  }
}
