export const createLinkExample = { expires_at: new Date('2027-03-31T22:00:00Z') };

const linkExample = {
  id: 'lnk_01h455vb4pex5vsknk084sn02q',
  invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',
  credit_note_id: null,
  quote_id: null,
  channel: 'other',
  views: 1,
  first_viewed_at: '2026-11-21T10:05:00.000Z',
  last_viewed_at: '2026-11-21T10:05:00.000Z',
  expires_at: null,
  ended_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
};

const path = '/i/01h455vb4pex5vsknk084sn02q3z8q0f9h2c7v5xw1t6r4m0k8jd';

export const createdLinkExample = {
  ...linkExample,
  views: 0,
  first_viewed_at: null,
  last_viewed_at: null,
  path,
  url: `https://books.example.com${path}`,
};

export const linkListExample = { data: [linkExample] };
