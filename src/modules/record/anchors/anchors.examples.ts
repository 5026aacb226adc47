const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const anchorExample = {
  id: 'anc_01h455vb4pex5vsknk084sn02q',
  number: 42,
  first_sequence: 4661,
  last_sequence: 4711,
  events_hash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  previous_hash: 'fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13',
  hash: HASH,
  created_at: '2026-11-22T00:04:11.000Z',
};

export const anchorListExample = { data: [anchorExample], has_more: false, next_cursor: '42' };

export const auditProofExample = {
  intact: true,
  anchors: 42,
  events: 4711,
  last_number: 42,
  last_hash: HASH,
  unanchored: 17,
  faults: [],
  next_from: null,
};
