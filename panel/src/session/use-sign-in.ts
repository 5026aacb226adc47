import { CountinghouseError, type LoginResult } from '@countinghouse/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../api/client';
import { faultsOf } from '../api/faults';
import { pathOf } from '../forms/fault-paths';
import { faultTexts } from '../forms/fault-texts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in. `problem` is the error, `waitSeconds` the delay before the next attempt. `challenge` is there if the user
 * has a second factor, whose code is asked next.
 *
 * The form manages its values itself, because the form library of the other pages is too heavy for the first one.
 */
export function useSignIn(email: string, onSignedIn: (result: LoginResult) => void) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Credentials>({ email, password: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [waitSeconds, wait] = useCountdown();
  const [challenge, setChallenge] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const mutation = useMutation({
    mutationFn: (body: Credentials) => publicApi.auth.login(body),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (!(error instanceof CountinghouseError)) throw error;
      const challenge = error.problem?.['challenge'];
      if (typeof challenge === 'string') return setChallenge(challenge);
      setErrors(faultTexts(t, error, values));
      wait(error.retryAfterSeconds ?? 0);
      focusFault(form.current, error);
    },
  });
  const problem = mutation.error instanceof CountinghouseError ? mutation.error : undefined;
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
      if (waitSeconds === 0 && !mutation.isPending) mutation.mutate(values);
    },
    isPending: mutation.isPending,
    problem: problem !== undefined && faultsOf(problem).length > 0 ? undefined : problem,
    waitSeconds,
    challenge,
    beginAgain: () => {
      setChallenge(undefined);
      setValues({ email: values.email, password: '' });
      mutation.reset();
    },
  };
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
