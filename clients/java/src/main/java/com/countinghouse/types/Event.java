// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.UnknownObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** A change of something, in the order in which it happened. */
public final class Event extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Event(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** <code>&lt;object&gt;.&lt;what happened&gt;</code>. The types are organization.updated, organization.reset, organization.security_updated, organization.retention_updated, user.signed_in, user.sign_in_failed, user.signed_out, user.session_ended, user.password_changed, user.second_factor_added, user.second_factor_removed, user.recovery_codes_renewed, user.recovery_code_used, user.updated, user.email_changed, user.data_exported, user.deleted, api_key.created, api_key.first_used_from, api_key.revoked, customer.created, customer.updated, customer.archived, customer.unarchived, customer.deleted, product.created, product.updated, product.archived, product.unarchived, product.deleted, invoice.created, invoice.updated, invoice.deleted, invoice.finalized, invoice.overdue, invoice.partially_paid, invoice.paid, invoice.reopened, invoice.voided, invoice.marked_uncollectible, invoice.sent, invoice.viewed, invoice.reminded, invoice.document_stored, payment.created, payment.updated, payment.refunded, payment.refund_cancelled, payment.reversed, credit_note.created, credit_note.updated, credit_note.voided, credit_note.sent, credit_note.document_stored, webhook_endpoint.created, webhook_endpoint.updated, webhook_endpoint.enabled, webhook_endpoint.disabled, webhook_endpoint.deleted, webhook_endpoint.secret_rotated, member.joined, member.updated, member.removed, invitation.created, invitation.resent, invitation.revoked, invitation.accepted, message.queued, message.sent, message.logged, message.failed, message.unconfirmed, message.cancelled, message.bounced, message.complained, mail_settings.updated, audit.anchored, link.created, link.ended, export.made, reminder_policy.updated, statement.sent, personal_data.erased, personal_data.exported; more may come. <code>x-event-types</code> names the schema of the object for each. */
  public String type() {
    return read("type", Values::text);
  }

  /** Its number in the organization’s feed, without gaps; null for some milliseconds after the change. May be null. */
  public Long sequence() {
    return read("sequence", Values::integer);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** Who caused it. */
  public Actor actor() {
    return read("actor", Values.object(Actor::new));
  }

  /** The request that caused it. May be null. */
  public String requestId() {
    return read("request_id", Values::text);
  }

  /** The rows, in their order; of an event, what changed. */
  public EventData data() {
    return read("data", Values.object(EventData::new));
  }

  /**
   * The object after the change: an Invoice for {@code invoice.created}, an UnknownObject for what this version does not
   * know; null if the event has none. {@code instanceof} tells which.
   */
  public ApiObject object() {
    if (!(get("data") instanceof Map<?, ?> data) || !(data.get("object") instanceof Map<?, ?>)) {
      return null;
    }
    Map<String, Object> fields = Values.members(data.get("object"));
    return switch (String.valueOf(get("type")).split("\\.")[0]) {
      case "api_key" -> new ApiKey(fields);
      case "attachment" -> new Attachment(fields);
      case "created_api_key" -> new CreatedApiKey(fields);
      case "created_invitation" -> new CreatedInvitation(fields);
      case "created_link" -> new CreatedLink(fields);
      case "credit_note" -> new CreditNote(fields);
      case "credit_note_summary" -> new CreditNoteSummary(fields);
      case "customer" -> new Customer(fields);
      case "invitation" -> new Invitation(fields);
      case "invoice" -> new Invoice(fields);
      case "invoice_summary" -> new InvoiceSummary(fields);
      case "member" -> new Member(fields);
      case "message" -> new Message(fields);
      case "message_details" -> new MessageDetails(fields);
      case "number_series" -> new NumberSeries(fields);
      case "organization" -> new Organization(fields);
      case "own_organization" -> new OwnOrganization(fields);
      case "payment" -> new Payment(fields);
      case "payment_summary" -> new PaymentSummary(fields);
      case "product" -> new Product(fields);
      case "profile" -> new Profile(fields);
      case "webhook_delivery" -> new WebhookDelivery(fields);
      case "webhook_delivery_summary" -> new WebhookDeliverySummary(fields);
      case "webhook_endpoint" -> new WebhookEndpoint(fields);
      case "webhook_endpoint_with_secret" -> new WebhookEndpointWithSecret(fields);
      default -> new UnknownObject(fields);
    };
  }
}
