import curl from './snippets/curl.txt?raw';
import java from './snippets/java.txt?raw';
import javascript from './snippets/javascript.txt?raw';
import php from './snippets/php.txt?raw';
import python from './snippets/python.txt?raw';

export type SnippetName = 'javascript' | 'python' | 'java' | 'php' | 'curl';

/** What stands for the secret where it is not known: it is shown once. */
const UNKNOWN_SECRET = 'whsec_…';

export const SNIPPETS: readonly { readonly name: SnippetName; readonly label: string }[] = [
  { name: 'javascript', label: 'JavaScript' },
  { name: 'python', label: 'Python' },
  { name: 'java', label: 'Java' },
  { name: 'php', label: 'PHP' },
  { name: 'curl', label: 'curl' },
];

/** Returns a whole program that receives and verifies messages on port 8080, or a command that sends it one. */
export function snippetOf(name: SnippetName, secret = UNKNOWN_SECRET): string {
  return TEXTS[name].trim().replaceAll('WEBHOOK_SECRET_HERE', secret);
}

/** The contract suite of the client libraries runs these files, too. */
const TEXTS: Readonly<Record<SnippetName, string>> = { javascript, python, java, php, curl };
