/** Lets the browser save what was fetched: a link could not send the session along. */
export function saveFile(content: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([content]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
