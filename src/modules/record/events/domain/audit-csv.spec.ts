import { auditCsv, type ExportedEntry } from './audit-csv.js';

const entry: ExportedEntry = {
  id: 'evt_1',
  sequence: 7,
  created_at: '2026-11-21T10:00:00.000Z',
  type: 'customer.created',
  actor: { kind: 'user', id: 'usr_1', name: 'Ada' },
  ip: '192.0.2.7',
  user_agent: null,
  session_id: null,
  request_id: 'req_1',
  data: { object: { id: 'cus_1', name: 'Engines' } },
};

const rowsOf = (...entries: ExportedEntry[]): string[] => auditCsv(entries).split('\r\n');

describe('the audit log as CSV', () => {
  it('has a header and a row for each entry', () => {
    expect(rowsOf(entry)).toEqual([
      'sequence,created_at,type,object_id,object_name,actor_kind,actor_id,actor_name,ip,user_agent,session_id,' +
        'request_id,event_id',
      '7,2026-11-21T10:00:00.000Z,customer.created,cus_1,Engines,user,usr_1,Ada,192.0.2.7,,,req_1,evt_1',
      '',
    ]);
  });

  it.each([
    ['a, b', '"a, b"'],
    ['the "Engine"', '"the ""Engine"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1,A2)', `"'@SUM(A1,A2)"`],
  ])('writes %j so that nothing takes it for something else', (name, written) => {
    const row = auditCsv([{ ...entry, data: { object: { id: 'cus_1', name } } }]);
    expect(row).toContain(`,cus_1,${written},user,`);
  });
});
