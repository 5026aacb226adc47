/** A sensitive request that waits until the user has confirmed the session. */
interface Question {
  /** What confirms it: `password`, or `code` and `recovery_code`. */
  readonly methods: readonly string[];
  readonly answer: Promise<boolean>;
  settle(isConfirmed: boolean): void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

/** For useSyncExternalStore. */
export function onConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the open question; undefined if there is none. */
export function openConfirmation(): Question | undefined {
  return question;
}

/** Asks the user to confirm the session. Several requests at once share one question. False if the user declines. */
export function sessionConfirmed(methods: readonly string[]): Promise<boolean> {
  question ??= newQuestion(methods);
  tellAll();
  return question.answer;
}

function newQuestion(methods: readonly string[]): Question {
  let settle!: (isConfirmed: boolean) => void;
  const answer = new Promise<boolean>((resolve) => {
    settle = (isConfirmed) => {
      question = undefined;
      tellAll();
      resolve(isConfirmed);
    };
  });
  return { methods, answer, settle };
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
