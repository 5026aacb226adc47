import { hasLinkPlace, linkPlace, textForLink, withLink } from './message-link.js';
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

  it('is no matter of credit notes', () => {
    expect(textForLink('See {{link}}', 'credit_note', true)).toBe('See {{link}}');
    expect(hasLinkPlace('credit_note', 'See {{link}}')).toBe(false);
    expect(linkPlace('credit_note', true)).toBe('');
  });
});
