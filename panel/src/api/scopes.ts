// Generated from src/modules/resources.ts by npm run generate.
export const scopes = [
  'customers:read',
  'customers:write',
  'products:read',
  'products:write',
  'invoices:read',
  'invoices:write',
  'payments:read',
  'payments:write',
  'credit_notes:write',
  'events:read',
  'events:write',
  'webhooks:read',
  'webhooks:write',
  'reports:read',
  'reports:write',
  'audit:read',
] as const;
