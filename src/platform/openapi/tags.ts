/** The groups of the published document; those beyond the specification say so. */
export const tags = [
  { name: 'Authentication', description: 'Sign in and obtain a token.' },
  { name: 'Invoices', description: 'Invoices, from draft to paid.' },
  { name: 'Customers', description: 'Whom you sell to.' },
  { name: 'Products', description: 'What you sell.' },
  { name: 'Events', description: 'What happened, in order and without gaps. Beyond the specification.' },
  { name: 'Sessions', description: 'Who you are, and signing out. Beyond the specification.' },
  {
    name: 'API keys',
    description: 'Credentials of machines, as in Settings > API. Beyond the specification.',
  },
] as const;

export type Tag = (typeof tags)[number]['name'];
