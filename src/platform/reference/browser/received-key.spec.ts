import { receivedKeyPlugin, type BrowserWindow } from './received-key.js';

/** The plugin in a window of its own. */
function reference({ hasOpener = true } = {}) {
  const asked: unknown[] = [];
  const authorized: unknown[] = [];
  const opener = { postMessage: (data: unknown, origin: string) => asked.push([data, origin]) };
  let receive: (message: object) => void = () => undefined;
  const window: BrowserWindow = {
    origin: 'https://books.example',
    opener: hasOpener ? opener : null,
    addEventListener: (_, listen) => (receive = listen as (message: object) => void),
  };
  receivedKeyPlugin(window)().afterLoad({ authActions: { authorize: (values) => authorized.push(values) } });
  const send = (message: object): void => {
    receive({ source: opener, origin: 'https://books.example', data: { key: 'ch_live_1' }, ...message });
  };
  return { asked, authorized, send };
}

describe('the API reference that the panel opens with a key', () => {
  it('asks the panel for the key and signs in with it', () => {
    const { asked, authorized, send } = reference();
    expect(asked).toEqual([[{ ask: 'countinghouse.key' }, 'https://books.example']]);
    send({});
    const schema = { type: 'http', scheme: 'bearer' };
    expect(authorized).toEqual([{ bearer: { name: 'bearer', schema, value: 'ch_live_1' } }]);
  });

  it.each([
    ['another window', { source: {} }],
    ['another origin', { origin: 'https://evil.example' }],
    ['something else', { data: { hello: true } }],
    ['nothing', { data: null }],
  ])('accepts a key from nobody else: %s', (_, message) => {
    const { authorized, send } = reference();
    send(message);
    expect(authorized).toEqual([]);
  });

  it('asks nobody if no window opened it', () => {
    expect(reference({ hasOpener: false }).asked).toEqual([]);
  });
});
