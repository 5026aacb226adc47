import { takenOver } from './taken-over.js';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };
const charles = { name: 'Charles Babbage' };

describe('what a customer takes over', () => {
  it('is the contacts that it lacks, whatever their capitals and accents, behind its own', () => {
    const same = { name: 'ADA Lovelace', email: 'Ada@Example.com', role: 'Accounts' };
    const taken = takenOver({ contacts: [ada], note: null }, { contacts: [same, charles], note: null });
    expect(taken).toEqual({ contacts: [ada, charles], note: null, added: 1, addsNote: false });
  });

  it('is the note below its own', () => {
    expect(takenOver({ contacts: [], note: 'One.' }, { contacts: [], note: 'Two.' })).toMatchObject({
      note: 'One.\n\nTwo.',
      addsNote: true,
    });
    expect(takenOver({ contacts: [], note: null }, { contacts: [], note: 'Two.' })).toMatchObject({
      note: 'Two.',
      addsNote: true,
    });
    expect(takenOver({ contacts: [], note: 'One.' }, { contacts: [], note: 'One.' })).toMatchObject({
      note: 'One.',
      addsNote: false,
    });
  });

  it('is no more than there is room for', () => {
    const many = Array.from({ length: 49 }, (_none, at) => ({ name: `Person ${at}` }));
    const taken = takenOver(
      { contacts: many, note: 'x'.repeat(3000) },
      { contacts: [ada, charles], note: 'y'.repeat(1000) },
    );
    expect(taken).toMatchObject({ added: 1, addsNote: false, note: 'x'.repeat(3000) });
    expect(taken.contacts).toHaveLength(50);
  });
});
