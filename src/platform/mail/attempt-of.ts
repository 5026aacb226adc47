import type { MailAttempt, RefusedRecipient } from './mail.js';

/** What a server or a connection said when a mail was not taken. */
export interface SmtpFailure {
  readonly message?: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly rejectedErrors?: readonly Refusal[];
}

/** What a server said of one recipient. */
interface Refusal {
  readonly recipient?: string | undefined;
  readonly response?: string | undefined;
}

interface Sent {
  readonly response?: string | undefined;
  readonly rejectedErrors?: readonly Refusal[] | undefined;
}

type Outcome = Omit<MailAttempt, 'duration_ms'>;

const TEXT_MAX = 500;

/** The attempt that a server has accepted, for at least one of the recipients. Its text names the others. */
export function acceptedAttempt({ response = '', rejectedErrors = [] }: Sent): Outcome {
  const others = rejectedErrors.map((one) => `Not for ${one.recipient ?? ''}: ${one.response ?? ''}`);
  return {
    outcome: 'accepted',
    ...codesOf(response),
    text: shown([response, ...others].join(' ')),
    refused: refusedOf(rejectedErrors),
  };
}

/**
 * The attempt that failed. Takes whether the whole mail had been sent by then: without an answer to it, nobody knows
 * whether it was accepted. Source: RFC 5321, 4.2.1 (codes) and 6.1 (who is responsible).
 */
export function failedAttempt(failure: SmtpFailure, wasSent: boolean): Outcome {
  const { response = '', responseCode, message = '', rejectedErrors = [] } = failure;
  const code = responseCode ?? null;
  const isPermanent = isRefusedForGood(failure);
  return {
    outcome: isPermanent ? 'permanent' : wasSent && code === null ? 'unknown' : 'temporary',
    smtp_code: code,
    enhanced_code: codesOf(response).enhanced_code,
    text: shown(response === '' ? message : response),
    refused: refusedOf(rejectedErrors),
  };
}

function refusedOf(refusals: readonly Refusal[]): RefusedRecipient[] {
  return refusals.map(({ recipient = '', response = '' }) => ({ address: recipient, ...codesOf(response) }));
}

/** A wrong password is put right by a person, and then the mail is sent: until then it is tried again. */
function isRefusedForGood({ responseCode = 0, code, command }: SmtpFailure): boolean {
  if (code === 'EAUTH') return false;
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && responseCode < 600;
}

function codesOf(response: string): Pick<Outcome, 'smtp_code' | 'enhanced_code'> {
  const [, code, enhanced] = /^(\d{3})[ -]?(?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return { smtp_code: code === undefined ? null : Number(code), enhanced_code: enhanced ?? null };
}

function shown(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, TEXT_MAX);
}
