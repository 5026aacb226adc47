/** Whether somebody may open an organization. Takes who may, and whether the user owns one. */
export function mayOpen(openers: 'owners' | 'anyone' | 'closed', isOwner: boolean): boolean {
  return openers === 'anyone' || (openers === 'owners' && isOwner);
}
