import { CountinghouseError, type LoginResult } from '@countinghouse/client';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../api/faults';
import { loaded } from '../api/loaded';
import { pathOf } from '../forms/fault-paths';
import { faultTexts } from '../forms/fault-texts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in, in the organization that is given or the one joined first. `problem` is the error, `waitSeconds` the delay
 * before the next attempt. `challenge` is there if the user has a second factor, whose code is asked next.
 *
 * The form manages its values and its request itself, because the libraries of the other pages are too heavy for the
 * first one.
 */
export function useSignIn(
  { email, organizationId }: { readonly email: string; readonly organizationId: string | undefined },
  onSignedIn: (result: LoginResult) => void | Promise<void>,
) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Credentials>({ email, password: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [waitSeconds, wait] = useCountdown();
  const [challenge, setChallenge] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const refuse = (error: CountinghouseError): void => {
    const challenge = error.problem?.['challenge'];
    if (typeof challenge === 'string') return setChallenge(challenge);
    setErrors(faultTexts(t, error, values));
    wait(error.retryAfterSeconds ?? 0);
    focusFault(form.current, error);
  };
  const { isPending, problem, attempt } = useAttempt(
    async () => onSignedIn(await login(values, organizationId)),
    refuse,
  );
  return {
    form,
    fieldOf: (name: keyof Credentials) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _mended, ...others }) => others);
      },
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (waitSeconds === 0 && !isPending) void attempt();
    },
    isPending,
    problem: problem === undefined || faultsOf(problem).length > 0 ? undefined : problem,
    waitSeconds,
    challenge,
    beginAgain: () => {
      setChallenge(undefined);
      setValues({ email: values.email, password: '' });
    },
  };
}

/** The API's client is loaded with the first attempt, because the sign-in page has to be light. */
async function login(credentials: Credentials, organizationId: string | undefined): Promise<LoginResult> {
  const { publicApi } = await loaded(import('../api/client'));
  const place = organizationId === undefined ? {} : { organization_id: organizationId };
  return publicApi.auth.login({ ...credentials, ...place });
}

/** Attempts something again and again. `problem` is why the last attempt failed. */
function useAttempt(action: () => Promise<void>, onProblem: (problem: CountinghouseError) => void) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<CountinghouseError>();
  const attempt = async (): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CountinghouseError)) throw error;
      setProblem(error);
      onProblem(error);
    } finally {
      setPending(false);
    }
  };
  return { isPending, problem, attempt };
}

/** Users type a wrong password again rather than correct it. */
function focusFault(form: HTMLFormElement | null, error: CountinghouseError): void {
  const [first] = faultsOf(error);
  const field = first === undefined ? 'password' : pathOf(first.pointer);
  const input = form?.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** Returns the remaining whole seconds, and a function that sets them. */
function useCountdown(): [number, (seconds: number) => void] {
  const [untilMs, setUntilMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const isRunning = untilMs > nowMs;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const wait = (seconds: number): void => {
    setNowMs(Date.now());
    setUntilMs(Date.now() + seconds * 1_000);
  };
  return [Math.max(0, Math.ceil((untilMs - nowMs) / 1_000)), wait];
}
