/**
 * Reads where the service is, and the key.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ fault: string, url?: never, key?: never } | { fault?: never, url: URL, key: string }}
 */
export function settingsOf({ COUNTINGHOUSE_URL: address = '', COUNTINGHOUSE_KEY: key = '' }) {
  if (address === '') return { fault: 'Set COUNTINGHOUSE_URL to the address of your service.' };
  if (key === '') return { fault: 'Set COUNTINGHOUSE_KEY to an API key: Settings > API.' };
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    return { fault: 'COUNTINGHOUSE_URL is no address: it begins with https:// or http://.' };
  }
  const url = new URL(address);
  if (url.protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) {
    return {
      fault:
        'COUNTINGHOUSE_URL must begin with https://, because the key goes along; http:// is for this machine.',
    };
  }
  url.pathname = url.pathname.replace(/\/*(?:\/mcp\/*)?$/, '/mcp');
  return { url, key };
}
