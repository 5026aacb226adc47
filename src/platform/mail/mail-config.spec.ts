import { mailServerOf, ownNameOf } from './mail-config.js';

describe('what the service calls itself at a mail server', () => {
  const from = { address: 'books@books.example' };

  it('is the host of its own address, or the domain of its senders, where that is a name', () => {
    expect(ownNameOf('https://erp.books.example', from)).toBe('erp.books.example');
    expect(ownNameOf('http://localhost:3000', from)).toBe('books.example');
    expect(ownNameOf('https://192.0.2.7', from)).toBe('books.example');
    expect(ownNameOf(undefined, { address: 'books@localhost' })).toBeUndefined();
  });

  it('can be given in the URL of the server, as a name', () => {
    const url = 'smtp://relay.example:587?name=erp.books.example';
    expect(mailServerOf(url)).toMatchObject({ host: 'relay.example', calledBy: 'erp.books.example' });
    expect(mailServerOf('smtp://relay.example?name=erp')).toBeUndefined();
    expect(mailServerOf('smtp://relay.example')).not.toHaveProperty('calledBy');
  });
});
