/** The properties that all problems of one code share. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly retry: 'no' | 'later' | 'after-change';
  readonly meaning: string;
  readonly remedy: string;
}
