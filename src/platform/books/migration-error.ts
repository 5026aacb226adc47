/** The database cannot be prepared. The message is a sentence for the operator. */
export class MigrationError extends Error {}
