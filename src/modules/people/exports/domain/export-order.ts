/** What somebody asked for when a file left the books. */
export interface ExportOrder {
  /** The operation. */
  readonly name: string;
  /** The identifier of what was exported, where that is one thing. */
  readonly of: string | null;
  /** The parameters as they were sent. */
  readonly parameters: Readonly<Record<string, string>>;
}
