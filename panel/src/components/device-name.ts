import Bowser from 'bowser';

/** The browser and the system that a User-Agent names; programs are named as they name themselves. */
export function deviceName(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name === undefined || os.name === undefined ? userAgent : `${browser.name} · ${os.name}`;
}
