/** What a sandbox is called, and what it takes over. */
export interface NewSandbox {
  readonly name?: string;
  readonly copy?: readonly string[];
}

const NAME_MAX = 255;

/** The name of a sandbox that nobody has named. */
export function sandboxName(of: string): string {
  const suffix = ' · Test';
  return `${[...of].slice(0, NAME_MAX - suffix.length).join('')}${suffix}`;
}

/** Whether somebody may open an organization. Takes who may, and whether the user owns one. */
export function mayOpen(openers: 'owners' | 'anyone' | 'closed', isOwner: boolean): boolean {
  return openers === 'anyone' || (openers === 'owners' && isOwner);
}
