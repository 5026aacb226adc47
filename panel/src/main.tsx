import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './theme/global.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loaded } from './api/loaded';
import { Frame } from './frame';
import { startI18n } from './i18n/i18n';
import { isSignedIn } from './session/is-signed-in';
import { signInAddress } from './session/sign-in-address';

const place = document.getElementById('panel');
if (place === null) throw new Error('The page has no place for the panel.');
const root = createRoot(place);
const loadApp = () => import('./app');
const show = (page: ReactNode): void => root.render(<Frame>{page}</Frame>);

const texts = startI18n();
// Not awaited here: the built files import each other, and would wait for this one for ever.
void start(place);

async function start(place: HTMLElement): Promise<void> {
  const address = (await isSignedIn()) ? undefined : signInAddress(location);
  await (address === undefined ? showApp() : showSignIn(place, address));
}

async function showApp(path?: string): Promise<void> {
  const [{ startApp }] = await Promise.all([loaded(loadApp()), texts]);
  show(await startApp(path));
}

/** Shows the sign-in page without the rest of the panel, which is loaded while the password is typed. */
async function showSignIn(place: HTMLElement, address: string): Promise<void> {
  history.replaceState(null, '', address);
  const [{ SignInPage }] = await Promise.all([import('./pages/sign-in/sign-in-page'), texts]);
  place.addEventListener('input', () => void loadApp().catch(() => undefined), { once: true });
  show(<SignInPage onSignedIn={showApp} />);
}
