/** The secret of this installation, the same on every node. It seals cursors and stored answers. */
export class InstallationSecret {
  constructor(readonly bytes: Uint8Array) {}
}
