import { setNonce } from 'get-nonce';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// Another library adds a style while a dialog is open, which keeps the page behind it from scrolling.
setNonce(nonce);

/** Returns the nonce with which this page's Content-Security-Policy allows styles; empty without a policy. */
export function styleNonce(): string {
  return nonce;
}
