const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const numberSeriesExample = {
  id: 'ser_01h455vb4pex5vsknk084sn02q',
  version: 42,
  document_type: 'invoice',
  format: 'INV-{YYYY}-{SEQ:5}',
  reset: 'yearly',
  first_number: 1,
  documents: 41,
  next_number: 'INV-2026-00042',
  last_issue_date: '2026-11-21',
  last_hash: hash,
  created_at: '2026-01-01T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const numberSeriesListExample = { data: [numberSeriesExample] };

export const seriesAuditExample = {
  series_id: 'ser_01h455vb4pex5vsknk084sn02q',
  document_type: 'invoice',
  intact: true,
  documents: 41,
  first: { number: 'INV-2026-00001', issue_date: '2026-01-02' },
  last: { number: 'INV-2026-00041', issue_date: '2026-11-21' },
  gaps: [],
  duplicates: [],
  backdated: [],
  broken: [],
  last_hash: hash,
};
