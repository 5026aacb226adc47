/** Who may open further organizations: owners of one, every user, or nobody. */
export const organizationOpeners = ['owners', 'anyone', 'closed'] as const;

export type OrganizationOpeners = (typeof organizationOpeners)[number];

/** What those who run the service have decided for all organizations. */
export class InstallationRules {
  constructor(readonly organizations: OrganizationOpeners = 'owners') {}
}
