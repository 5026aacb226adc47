import type { FileAnswer } from './file-answer.js';
import type { RequestSource } from './principal.js';

/** A request without a credential for something that a link shows. */
export interface Visit {
  /** Below the path of the pages, without the slash. */
  readonly path: string;
  /** What a form of a page sent. */
  readonly query: URLSearchParams;
  readonly requestId: string;
  readonly from: RequestSource;
  /** Whether a person looks, as far as the request tells; programs that look ahead or search links do not count. */
  readonly isLook: boolean;
}

/** What a visitor gets; undefined where there is nothing, whatever the reason. */
export type VisitAnswer = VisitPage | { readonly file: FileAnswer } | undefined;

/** A page, which is 200 unless it says what is wrong with a form. */
export interface VisitPage {
  readonly html: string;
  readonly status?: 409 | 422;
}

/** A form that a visitor has sent. */
export interface Submission extends Pick<Visit, 'path' | 'requestId' | 'from'> {
  readonly form: URLSearchParams;
}

/** What follows from a form: a page, or where to look at what became of it, as seen from the form's own path. */
export type SubmissionAnswer = VisitPage | { readonly seeOther: string } | undefined;

/** Pages for visitors without a credential. They need no script, and their style is the same on all of them. */
export interface PublicPages {
  readonly style: string;
  /** Shown where there is nothing, the same whatever the reason. */
  readonly missing: string;
  /** Shown to whoever asks too often, and while the service has too much to do. */
  readonly busy: string;
  /** Shown to whoever asks for a fresh address, the same whether there can be one. */
  readonly renewed: string;
  /** Whether a path is that of a file, which costs more than a page. */
  isFile(path: string): boolean;
  answer(visit: Visit): Promise<VisitAnswer>;
  /** Whether forms are sent to a path. */
  isForm(path: string): boolean;
  submit(submission: Submission): Promise<SubmissionAnswer>;
  /** Does what can be done for whoever asks for a fresh address. Tells nothing of it. */
  renew(visit: Pick<Visit, 'path' | 'requestId' | 'from'>): Promise<void>;
}
