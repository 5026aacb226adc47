/** One request as the load generator sends it. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The organization that asks. */
  readonly organizationId: string;
  /** What else belongs to this organization alone and is named by its statements. */
  readonly names?: readonly string[];
}
