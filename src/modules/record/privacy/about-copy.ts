import { instantText } from '../../../kernel/time/instant.js';
import { personalData } from './domain/personal-data.js';
import { copiedBesides, copying } from './domain/personal-copy.js';

/** Whose copy it is, and when it was made. */
export interface CopyFacts {
  readonly organization: string;
  readonly customer_id: string;
  readonly made_at: Date;
}

/** What stands in the archive and why it is stored (GDPR, Art. 15): its first file. */
export function aboutCopy({ organization, customer_id, made_at }: CopyFacts): object {
  const kept = personalData.filter(({ whose }) => whose === 'customer');
  return {
    organization,
    customer_id,
    made_at: instantText(made_at),
    note:
      'Everything that is stored of this customer, as it is stored. Amounts are whole numbers of the smallest unit ' +
      'of their currency. Basis is contract or law; a law asks for issued documents and payments to be kept.',
    files: [
      ...kept
        .filter(({ table }) => copying[table]?.by !== 'nothing')
        .map(({ table, columns, basis, ends }) => {
          const name = copying[table]?.by === 'files' ? `${table}/` : `${table}.json`;
          return { name, personal: Object.keys(columns), basis, ends };
        }),
      ...copiedBesides.map(({ table }) => ({ name: `${table}.json`, personal: [] })),
    ],
    left_out: Object.entries(copying).flatMap(([table, how]) =>
      how.by === 'nothing' ? [{ name: table, because: how.because }] : [],
    ),
  };
}
