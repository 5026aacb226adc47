import { instantText } from '../../../../kernel/time/instant.js';
import type { ExportFacts } from './manifest.js';

/** The first file of an export: what it is, for whoever finds it in ten years. */
export function readmeOf({
  organization,
  snapshot_at,
  form,
  with_files,
  service_version,
}: ExportFacts): string {
  const at = instantText(snapshot_at);
  const rows =
    form.format === 'ndjson'
      ? 'NDJSON: each line is a JSON object (UTF-8), a row with all of its columns.'
      : `CSV for spreadsheets: UTF-8 with a byte order mark, values separated by "${form.delimiter}", decimals by
"${form.decimal_sign}". Texts that a spreadsheet would take for a formula begin with an apostrophe. Make an export
as NDJSON as well if a program is to read it: it is the exact one.`;
  return `${organization.name} (${organization.id})
${organization.mode === 'test' ? 'These are test books: nothing in them counts.\n' : ''}
Everything that Countinghouse ${service_version} had stored of these books at ${at}, all of it of
this one moment.

README.txt     this file
data/          a file for each kind of rows
${with_files ? 'files/         originals under the number of their document, attachments, mails, logos\n' : ''}\
manifest.json  what each file holds: rows, columns with their meaning and type, length and SHA-256

The files in data/ are ${rows}

Identifiers, amounts and dates are written as the API writes them: amounts in units of the currency that the row names,
instants in UTC. Nothing secret is in here: no passwords, no keys, no tokens.

It holds personal data as it was at ${at}. When such data is erased in the service,
the service deletes the exports that it keeps. It cannot reach this copy: who keeps it has to erase the same in it, or
delete it.
`;
}
