<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Your organizations: opening, listing and closing them.
 *
 * @phpstan-import-type CreateOrganizationFields from Schemas\CreateOrganization
 * @phpstan-import-type CreateSandboxFields from Schemas\CreateSandbox
 */
class Organizations
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List your organizations.
     *
     * Those that the user may sign in to, with the role in each.
     *
     * Operation `organizations.list`: GET /organizations
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(?CallOptions $options = null): Types\OwnOrganizationList
    {
        $request = new Request('GET', ['organizations']);
        return $this->transport->record($request, Types\OwnOrganizationList::class, $options);
    }

    /**
     * Open another organization.
     *
     * Its books, numbers, members and keys are its own. You are its owner; switch to it to work there. Who may open
     * one is a setting of the installation.
     *
     * Operation `organizations.create`: POST /organizations
     *
     * @param CreateOrganizationFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\OwnOrganization
    {
        $request = new Request('POST', ['organizations'], body: Values::encode($body, 'CreateOrganization'));
        return $this->transport->record($request, Types\OwnOrganization::class, $options);
    }

    /**
     * Make a sandbox.
     *
     * Test books beside those of the session: an organization of mode test with its settings, and the newest 10,000
     * customers and products, if wanted. Mail server, members, keys, webhooks and reminders are not taken over. For
     * whoever may open an organization.
     *
     * Operation `organizations.create_sandbox`: POST /organizations/{id}/sandbox
     *
     * @param CreateSandboxFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function createSandbox(string $id, array $body, ?CallOptions $options = null): Types\OwnOrganization
    {
        $request = new Request('POST', ['organizations', $id, 'sandbox'], body: Values::encode($body, 'CreateSandbox'));
        return $this->transport->record($request, Types\OwnOrganization::class, $options);
    }

    /**
     * Close the organization.
     *
     * For owners, and only for the organization of the session. From then on its books can be read and nothing else,
     * its API keys are revoked, and the sessions of others end. This cannot be undone.
     *
     * Operation `organizations.close`: POST /organizations/{id}/close
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function close(string $id, ?CallOptions $options = null): Types\OwnOrganization
    {
        $request = new Request('POST', ['organizations', $id, 'close']);
        return $this->transport->record($request, Types\OwnOrganization::class, $options);
    }
}
