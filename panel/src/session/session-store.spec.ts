import type { LoginResult } from '@countinghouse/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accessToken,
  beginSession,
  endSession,
  SessionEnded,
  sessionRenewed,
  sessionState,
} from './session-store';

const login: LoginResult = {
  access_token: 'ch_ses_1',
  token_type: 'Bearer',
  expires_in: 60,
  user: { id: 'usr_1', email: 'owner@example.com', name: 'Ada', role: 'owner' },
  organization: { id: 'org_1', name: 'Engines', mode: 'live', currency: 'EUR', time_zone: 'UTC' },
  set_up_only: false,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  endSession();
});

describe('a session', () => {
  it('is stored by its own tab, in sessionStorage and nowhere else', () => {
    beginSession(login);
    expect(accessToken()).toBe('ch_ses_1');
    expect(sessionStorage).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it('is removed on signing out', () => {
    beginSession(login);
    endSession();
    expect(accessToken()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('resumes all waiting requests when it is renewed', async () => {
    beginSession(login);
    const waiting = [sessionRenewed(), sessionRenewed()];
    expect(sessionState().isExpired).toBe(true);
    beginSession({ ...login, access_token: 'ch_ses_2' });
    await expect(Promise.all(waiting)).resolves.toHaveLength(2);
    expect(sessionState().isExpired).toBe(false);
  });

  it('rejects all waiting requests when the user signs out', async () => {
    beginSession(login);
    const waiting = sessionRenewed();
    endSession();
    await expect(waiting).rejects.toBeInstanceOf(SessionEnded);
  });

  it('is restored after a reload', async () => {
    beginSession(login);
    vi.resetModules();
    const reloaded = await import('./session-store');
    expect(reloaded.sessionState().session?.user.name).toBe('Ada');
  });
});
