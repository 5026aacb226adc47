/** What saxes says of XML that is not well-formed, without the place before it: `1:5: unclosed tag.` */
export function xmlComplaint({ message }: { readonly message: string }): string {
  const [first = ''] = message.split('\n', 1);
  return first.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
}
