import { setNonce } from 'get-nonce';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// Dialogs keep the page behind them from scrolling with a style of their own, made by another library.
setNonce(nonce);

/** The nonce with which this page's Content-Security-Policy lets styles through; empty where there is no policy. */
export function styleNonce(): string {
  return nonce;
}
