/** The groups of the published document; those beyond the specification say so. */
export const tags = [
  { name: 'Authentication', description: 'Sign in and obtain a token.' },
  { name: 'Invoices', description: 'Invoices, from draft to paid.' },
  { name: 'Customers', description: 'Whom you sell to.' },
  { name: 'Products', description: 'What you sell.' },
  {
    name: 'Invoice lifecycle',
    description: 'From draft to legal document and to its end. Beyond the specification.',
  },
  { name: 'Calculation', description: 'Every amount, and how it came to be. Beyond the specification.' },
  {
    name: 'Number series',
    description: 'Numbers without gaps, and the proof of it. Beyond the specification.',
  },
  { name: 'Payments', description: 'Money that came in, and what it settles. Beyond the specification.' },
  { name: 'Credit notes', description: 'What is taken back of invoices. Beyond the specification.' },
  { name: 'Reports', description: 'Figures over many documents. Beyond the specification.' },
  { name: 'Organization', description: 'Your own data, as in the settings. Beyond the specification.' },
  { name: 'Events', description: 'What happened, in order and without gaps. Beyond the specification.' },
  { name: 'Sessions', description: 'Who you are, and signing out. Beyond the specification.' },
  {
    name: 'API keys',
    description: 'Credentials of machines, as in Settings > API. Beyond the specification.',
  },
] as const;

export type Tag = (typeof tags)[number]['name'];
