import { randomBytes } from 'node:crypto';
import { InstallationSecret } from '../contract/installation-secret.js';
import { newDataKey, openDataKey, resealDataKey, SecretKeyError } from './data-key.js';
import { MasterKeys } from './master-keys.js';
import { openBytes, sealBytes } from './sealed-bytes.js';

const installation = new InstallationSecret(randomBytes(32));
const [first, second] = [randomBytes(32), randomBytes(32)];

describe('sealed bytes', () => {
  const key = randomBytes(32);

  it('open with the same key and context, and differ each time', () => {
    const sealed = sealBytes(Buffer.from('whsec_1'), key, 'here');
    expect(openBytes(sealed, key, 'here').toString()).toBe('whsec_1');
    expect(sealBytes(Buffer.from('whsec_1'), key, 'here').equals(sealed)).toBe(false);
  });

  it('do not open with another key, in another context, or with any byte changed or missing', () => {
    const sealed = sealBytes(Buffer.from('whsec_1'), key, 'here');
    expect(() => openBytes(sealed, randomBytes(32), 'here')).toThrow();
    expect(() => openBytes(sealed, key, 'there')).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => openBytes(altered, key, 'here')).toThrow();
      expect(() => openBytes(sealed.subarray(0, at), key, 'here')).toThrow();
    }
  });
});

describe('a data key', () => {
  it('opens with the master key that sealed it, wherever it stands in SECRETS_KEY', () => {
    const stored = newDataKey('users', new MasterKeys([first], installation).current);
    const bytes = openDataKey(stored, 'users', new MasterKeys([first], installation));
    expect(openDataKey(stored, 'users', new MasterKeys([second, first], installation))).toEqual(bytes);
    expect(() => openDataKey(stored, 'users', new MasterKeys([second], installation))).toThrow(
      SecretKeyError,
    );
    expect(() => openDataKey(stored, 'another', new MasterKeys([first], installation))).toThrow();
  });

  it('that the installation’s own key sealed opens when SECRETS_KEY is set later', () => {
    const derived = new MasterKeys([], installation);
    expect(derived.areInDatabase).toBe(true);
    const stored = newDataKey('users', derived.current);
    const keys = new MasterKeys([first], installation);
    expect(keys.areInDatabase).toBe(false);
    expect(openDataKey(stored, 'users', keys)).toEqual(openDataKey(stored, 'users', derived));
  });

  it('stays the same when another master key seals it', () => {
    const before = newDataKey('users', new MasterKeys([first], installation).current);
    const keys = new MasterKeys([second, first], installation);
    const after = resealDataKey(before, 'users', keys);
    expect(after.sealed_by).toBe(keys.current.id);
    expect(openDataKey(after, 'users', new MasterKeys([second], installation))).toEqual(
      openDataKey(before, 'users', keys),
    );
  });
});
