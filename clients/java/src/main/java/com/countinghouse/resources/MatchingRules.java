// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateMatchingRule;
import com.countinghouse.types.MatchingRule;
import com.countinghouse.types.MatchingRulesListQuery;
import com.countinghouse.types.TestedRule;
import com.countinghouse.types.UpdateMatchingRule;

/** What bank lines with something in common are. */
public final class MatchingRules {
  private final Transport transport;

  /** For the client, which has one. */
  public MatchingRules(Transport transport) {
    this.transport = transport;
  }

  /** List matching rules. See {@link #list(MatchingRulesListQuery, CallOptions)}. */
  public Pages<MatchingRule> list() {
    return list(null, CallOptions.NONE);
  }

  /** List matching rules. See {@link #list(MatchingRulesListQuery, CallOptions)}. */
  public Pages<MatchingRule> list(MatchingRulesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List matching rules.
   *
   * <p>The newest first, unless the request asks for another order.
   *
   * <p>Operation <code>matching_rules.list</code>: GET /matching-rules
   */
  public Pages<MatchingRule> list(MatchingRulesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "matching-rules").query(query);
    return transport.pages(request, "cursor", options, Values.object(MatchingRule::new));
  }

  /** Add a matching rule. See {@link #create(CreateMatchingRule, CallOptions)}. */
  public MatchingRule create(CreateMatchingRule body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a matching rule.
   *
   * <p>Says what lines with something in common are: from an account, with a part of a name or of a text. Rules come
   * after what is certain by its reference. Two that say different things of a line propose neither.
   *
   * <p>Operation <code>matching_rules.create</code>: POST /matching-rules
   */
  public MatchingRule create(CreateMatchingRule body, CallOptions options) {
    Request request = Request.of("POST", "matching-rules").requiredBody(body);
    return transport.json(request, options, Values.object(MatchingRule::new));
  }

  /** Get a matching rule. See {@link #get(String, CallOptions)}. */
  public MatchingRule get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a matching rule.
   *
   * <p>One matching rule with all of its fields.
   *
   * <p>Operation <code>matching_rules.get</code>: GET /matching-rules/{id}
   */
  public MatchingRule get(String id, CallOptions options) {
    Request request = Request.of("GET", "matching-rules", id);
    return transport.json(request, options, Values.object(MatchingRule::new));
  }

  /** Update a matching rule. See {@link #update(String, UpdateMatchingRule, CallOptions)}. */
  public MatchingRule update(String id, UpdateMatchingRule body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a matching rule.
   *
   * <p>Replaces the matching rule wholly; what is not given becomes empty or its default.
   *
   * <p>Operation <code>matching_rules.update</code>: PUT /matching-rules/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public MatchingRule update(String id, UpdateMatchingRule body, CallOptions options) {
    Request request = Request.of("PUT", "matching-rules", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(MatchingRule::new));
  }

  /** Delete a matching rule. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a matching rule.
   *
   * <p>Deletes the matching rule for good.
   *
   * <p>Operation <code>matching_rules.delete</code>: DELETE /matching-rules/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "matching-rules", id).conditional();
    transport.nothing(request, options);
  }

  /** Test a matching rule. See {@link #test(CreateMatchingRule, CallOptions)}. */
  public TestedRule test(CreateMatchingRule body) {
    return test(body, CallOptions.NONE);
  }

  /**
   * Test a matching rule.
   *
   * <p>Which of the newest 2,000 lines a rule would meet, whatever they are by now. Takes what creating one takes,
   * and stores nothing.
   *
   * <p>Operation <code>matching_rules.test</code>: POST /matching-rules/test
   */
  public TestedRule test(CreateMatchingRule body, CallOptions options) {
    Request request = Request.of("POST", "matching-rules", "test").requiredBody(body);
    return transport.json(request, options, Values.object(TestedRule::new));
  }
}
