export const createOrganizationExample = {
  name: 'Difference Engines GmbH',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
};

export const createSandboxExample = { copy: ['settings' as const, 'products' as const] };

export const ownOrganizationExample = {
  id: 'org_01h455vb4pex5vsknk084sn02q',
  ...createOrganizationExample,
  mode: 'live' as const,
  sandbox_of: null,
  role: 'owner',
  closed_at: null,
};

export const ownOrganizationListExample = { data: [ownOrganizationExample] };
