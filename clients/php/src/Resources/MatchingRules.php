<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Pages;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * What bank lines with something in common are.
 *
 * @phpstan-import-type CreateMatchingRuleFields from Schemas\CreateMatchingRule
 * @phpstan-import-type MatchingRulesListQueryFields from Schemas\MatchingRulesListQuery
 * @phpstan-import-type UpdateMatchingRuleFields from Schemas\UpdateMatchingRule
 */
class MatchingRules
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List matching rules.
     *
     * The newest first, unless the request asks for another order.
     *
     * Operation `matching_rules.list`: GET /matching-rules
     *
     * @param MatchingRulesListQueryFields $query
     * @return Pages<Types\MatchingRule>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['matching-rules'], query: Values::parameters($query, 'MatchingRulesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\MatchingRule::class, $options);
    }

    /**
     * Add a matching rule.
     *
     * Says what lines with something in common are: from an account, with a part of a name or of a text. Rules come
     * after what is certain by its reference. Two that say different things of a line propose neither.
     *
     * Operation `matching_rules.create`: POST /matching-rules
     *
     * @param CreateMatchingRuleFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\MatchingRule
    {
        $request = new Request('POST', ['matching-rules'], body: Values::encode($body, 'CreateMatchingRule'));
        return $this->transport->record($request, Types\MatchingRule::class, $options);
    }

    /**
     * Get a matching rule.
     *
     * One matching rule with all of its fields.
     *
     * Operation `matching_rules.get`: GET /matching-rules/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\MatchingRule
    {
        $request = new Request('GET', ['matching-rules', $id]);
        return $this->transport->record($request, Types\MatchingRule::class, $options);
    }

    /**
     * Update a matching rule.
     *
     * Replaces the matching rule wholly; what is not given becomes empty or its default.
     *
     * Operation `matching_rules.update`: PUT /matching-rules/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateMatchingRuleFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\MatchingRule
    {
        $request = new Request('PUT', ['matching-rules', $id], body: Values::encode($body, 'UpdateMatchingRule'), isConditional: true);
        return $this->transport->record($request, Types\MatchingRule::class, $options);
    }

    /**
     * Delete a matching rule.
     *
     * Deletes the matching rule for good.
     *
     * Operation `matching_rules.delete`: DELETE /matching-rules/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['matching-rules', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Test a matching rule.
     *
     * Which of the newest 2,000 lines a rule would meet, whatever they are by now. Takes what creating one takes,
     * and stores nothing.
     *
     * Operation `matching_rules.test`: POST /matching-rules/test
     *
     * @param CreateMatchingRuleFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function test(array $body, ?CallOptions $options = null): Types\TestedRule
    {
        $request = new Request('POST', ['matching-rules', 'test'], body: Values::encode($body, 'CreateMatchingRule'));
        return $this->transport->record($request, Types\TestedRule::class, $options);
    }
}
