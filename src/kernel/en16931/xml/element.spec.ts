import { frame, group, textElement, xmlText } from './element.js';

describe('an XML text', () => {
  it('escapes what would be read as something else', () => {
    const text = textElement('a', 'x < y & z > "q"\r\nnext', { b: 'say "hi"\n<&>' });
    expect(xmlText(text!)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<a b="say &quot;hi&quot;&#10;&lt;&amp;&gt;">x &lt; y &amp; z &gt; "q"&#13;\nnext</a>\n',
    );
  });

  it('leaves out what XML cannot carry, and keeps characters beyond the first plane', () => {
    const text = textElement('a', 'a\u0000b\u001fc\ufffed\ud800e\u{1f600}');
    expect(xmlText(text!)).toContain('<a>abcde\u{1f600}</a>');
  });

  it('has no element without content, unless it has to be there', () => {
    const empty = group('b', [textElement('c', '  '), textElement('d', undefined), group('e', [])]);
    expect(empty).toBeUndefined();
    expect(xmlText(frame('a', [empty]))).toContain('<a/>');
  });
});
