import { hasLinkPlace, linkButton, linkPlace, textForLink, withLink } from './message-link.js';
import { filledIn } from './template.js';

const TEMPLATE = 'Dear {{contact.name}},\n\nLook at it: {{link}}\n\nBye';

function written(canLink: boolean): string {
  return filledIn(TEMPLATE, { 'contact.name': 'Ada', link: linkPlace('invoice', canLink) });
}

describe('the link of a message', () => {
  it('has its place until the message is sent', () => {
    expect(written(true)).toBe('Dear Ada,\n\nLook at it: {{link}}\n\nBye');
    expect(hasLinkPlace('invoice', written(true))).toBe(true);
    expect(withLink(written(true), 'https://x/i/$&')).toBe('Dear Ada,\n\nLook at it: https://x/i/$&\n\nBye');
  });

  it('takes its line away where there can be none', () => {
    expect(written(false)).toBe('Dear Ada,\n\nBye');
    expect(textForLink('One\nSee {{ link }}\nTwo', 'invoice', false)).toBe('One\nTwo');
  });

  it('is no matter of accounts', () => {
    expect(textForLink('See {{link}}', 'statement', true)).toBe('See {{link}}');
    expect(hasLinkPlace('statement', 'See {{link}}')).toBe(false);
    expect(linkPlace('statement', true)).toBe('');
    expect(linkButton({ kind: 'statement', language: 'en' }, 'See {{link}}')).toBeUndefined();
  });

  it('has a button that names the document', () => {
    const label = (kind: 'reminder_1' | 'credit_note') =>
      linkButton({ kind, language: 'fr' }, 'Voir : {{link}}')?.label;
    expect([label('reminder_1'), label('credit_note')]).toEqual(['Voir la facture', 'Voir l’avoir']);
    expect(linkButton({ kind: 'invoice', language: 'fr' }, 'Voir plus tard')).toBeUndefined();
  });
});
