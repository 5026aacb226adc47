<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * An error, RFC 9457.
 *
 * @property-read string $type Address of the page that explains the code.
 * @property-read string $title What it is called.
 * @property-read int $status The HTTP status.
 * @property-read string $detail A sentence about this occurrence.
 * @property-read string $instance The path that was asked for.
 * @property-read 'malformed_request'|'malformed_json'|'unknown_parameter'|'invalid_parameter'|'authentication_required'|'invalid_token'|'invalid_credentials'|'second_factor_required'|'challenge_not_valid'|'invalid_code'|'confirmation_required'|'second_factor_setup_required'|'insufficient_scope'|'limit_exceeded'|'not_found'|'link_not_valid'|'method_not_allowed'|'request_timeout'|'range_not_satisfiable'|'already_exists'|'last_owner'|'test_mode_only'|'other_account'|'invalid_state_transition'|'already_sent'|'not_issued'|'issued_elsewhere'|'has_open_documents'|'customer_merged'|'recipient_suppressed'|'idempotency_in_progress'|'busy'|'precondition_failed'|'feed_ends_earlier'|'body_too_large'|'unsupported_media_type'|'validation_failed'|'document_not_valid'|'statement_unreadable'|'statement_does_not_add_up'|'statement_of_other_account'|'line_already_matched'|'match_does_not_add_up'|'duplicate_document'|'unreadable_document'|'second_person_required'|'findings_open'|'idempotency_key_reused'|'too_many_requests'|'too_many_sign_in_attempts'|'headers_too_large'|'internal_error'|'rendering_failed'|'unavailable'|string $code One of a closed list; it decides the status.
 * @property-read string $request_id The id under which the log has this request.
 * @property-read list<FieldFault>|null $errors All faults at once, one entry each.
 * @property-read string|null $challenge Stands for a sign-in that waits for its second factor. Only with `second_factor_required`.
 * @property-read list<string>|null $methods What is accepted, with `second_factor_required` and `confirmation_required`.
 * @property-read ExceededLimit|null $limit With `limit_exceeded`: which one.
 */
final class Problem extends Record
{
    public const SCHEMA = 'Problem';
}
