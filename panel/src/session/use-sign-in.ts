import { CountinghouseError, type LoginResult } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../api/client';
import { faultsOf } from '../api/faults';
import { pathOf } from '../forms/fault-paths';
import { faultTexts } from '../forms/fault-texts';

type SignInFields = UseFormReturnType<{ email: string; password: string }>;

/** Signs in with what a form holds. `problem` is why it failed, `waitSeconds` how long the next try must wait. */
export function useSignIn(form: SignInFields, onSignedIn: (result: LoginResult) => void) {
  const { t } = useTranslation();
  const [waitSeconds, wait] = useCountdown();
  const mutation = useMutation({
    mutationFn: (body: { email: string; password: string }) => publicApi.auth.login(body),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (!(error instanceof CountinghouseError)) throw error;
      form.setErrors(faultTexts(t, error, form.getValues()));
      wait(error.retryAfterSeconds ?? 0);
      const [first] = faultsOf(error);
      // A wrong password is typed anew, not mended.
      const field = first === undefined ? 'password' : pathOf(first.pointer);
      const input = form.getInputNode(field);
      input?.focus();
      if (input instanceof HTMLInputElement) input.select();
    },
  });
  const problem = mutation.error instanceof CountinghouseError ? mutation.error : undefined;
  return {
    submit: form.onSubmit((values) => {
      if (waitSeconds === 0 && !mutation.isPending) mutation.mutate(values);
    }),
    isPending: mutation.isPending,
    problem: problem !== undefined && faultsOf(problem).length > 0 ? undefined : problem,
    waitSeconds,
  };
}

/** Whole seconds that remain, and what sets them. */
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
