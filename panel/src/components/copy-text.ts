/**
 * Copies a text to the clipboard. Returns whether that worked.
 *
 * Browsers offer the clipboard API only over HTTPS and on localhost. On a plain HTTP address this function selects the
 * text and runs the copy command instead. The element is inserted beside `near`, because a dialog keeps the focus
 * inside itself.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  if (window.isSecureContext) {
    const isWritten = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (isWritten) return true;
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  near.after(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (near instanceof HTMLElement) near.focus();
  return isCopied;
}
