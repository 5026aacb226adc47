import { jobKind } from '../../../../platform/index.js';

/** Which export. */
export interface ExportOrder {
  readonly id: string;
}

/** It takes as long as the books are large, and waits for the database: it runs beside jobs that wait for others. */
export const makeDataExport = jobKind<ExportOrder>('data_exports.make', {
  runner: 'outbound',
  byWorkersOnly: true,
});

/** Deletes the file of an export that is over. */
export const expireDataExport = jobKind<ExportOrder>('data_exports.expire');
