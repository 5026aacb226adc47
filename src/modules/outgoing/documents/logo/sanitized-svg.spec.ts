import { sanitizedSvg, UnusableDrawing } from './sanitized-svg.js';

const NS = 'xmlns="http://www.w3.org/2000/svg"';

function svg(inside: string, attributes = 'viewBox="0 0 60 20"'): string {
  return `<svg ${NS} ${attributes}>${inside}</svg>`;
}

describe('a drawing', () => {
  it('keeps its shapes, groups, gradients and cuts as they are', () => {
    const inside =
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#0b6e5b"></stop>' +
      '</linearGradient><clipPath id="b"><circle cx="5" cy="5" r="4"></circle></clipPath></defs>' +
      '<g transform="scale(2)" clip-path="url(#b)"><path d="M0 0h9v9z" fill="url(#a)"></path></g>';
    expect(sanitizedSvg(svg(inside))).toEqual({ svg: svg(inside), width: 60, height: 20 });
  });

  it('has the declarations of a style as attributes', () => {
    expect(sanitizedSvg(svg('<rect style="fill: #fff; -x-y: 1; stroke:none;" width="3"/>')).svg).toBe(
      svg('<rect fill="#fff" stroke="none" width="3"></rect>'),
    );
  });

  it('loses what draws nothing: comments, titles, and what editors leave for themselves', () => {
    const text =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- by hand -->' +
      `<svg ${NS} xmlns:i="urn:editor" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 20" i:zoom="2">` +
      '<title>Logo <b>x</b></title><i:view><i:grid/><script>1</script></i:view><metadata>m</metadata>' +
      '<path d="M0 0" class="c" data-name="x" i:label="y">&#65;</path></svg>';
    expect(sanitizedSvg(text).svg).toBe(svg('<path d="M0 0"></path>'));
  });

  it('keeps an escaped quotation mark escaped', () => {
    expect(sanitizedSvg(svg('<path id="a&quot;&lt;b&amp;"/>')).svg).toBe(
      svg('<path id="a&quot;&lt;b&amp;"></path>'),
    );
  });

  it('is as large as its view box says, else its width and height', () => {
    expect(sanitizedSvg(svg('', 'width="30.5px" height="10"'))).toMatchObject({ width: 31, height: 10 });
    expect(sanitizedSvg(svg('', 'width="1" viewBox="0,0 40,12"'))).toMatchObject({ width: 40, height: 12 });
  });

  it('may refer to a gradient of its own', () => {
    const inside = '<linearGradient id="b" href="#a"></linearGradient>';
    const linked = '<linearGradient id="b" xlink:href="#a"></linearGradient>';
    const root = 'viewBox="0 0 60 20" xmlns:xlink="http://www.w3.org/1999/xlink"';
    expect(sanitizedSvg(svg(linked, root)).svg).toBe(svg(inside));
  });
});

describe('a drawing is refused', () => {
  it.each<[string, string]>([
    ['a script', '<script>alert(1)</script>'],
    ['a script in its own namespace prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['a handler', '<path onload="alert(1)"/>'],
    ['a handler in capitals', '<path ONCLICK="alert(1)"/>'],
    ['a style sheet', '<style>@import url(http://x)</style>'],
    ['a picture', '<image href="http://169.254.169.254/x"/>'],
    ['a copy', '<use href="#a"/>'],
    ['a copy from elsewhere', '<use xmlns:l="http://www.w3.org/1999/xlink" l:href="http://x/y.svg#a"/>'],
    ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><path/></a>'],
    ['an animation', '<path><animate attributeName="d"/></path>'],
    ['an effect', '<filter id="a"/>'],
    ['a pattern, which multiplies', '<pattern id="a"/>'],
    ['text, whose font nobody has', '<text>Muster</text>'],
    ['a drawing inside', '<svg/>'],
    ['a colour from elsewhere', '<path fill="url(http://x/y.svg#a)"/>'],
    ['a colour from a file', '<path fill="url(file:///etc/passwd)"/>'],
    ['a colour from elsewhere in a style', '<path style="fill:url( //x/y )"/>'],
    ['a colour whose reference is written in escapes', '<path style="fill:\\75rl(//x/y)"/>'],
    ['a gradient from elsewhere', '<linearGradient href="http://x/y.svg#a"/>'],
    ['data in a reference', '<radialGradient href="data:image/svg+xml;base64,AA=="/>'],
    ['very deep groups', '<g>'.repeat(64) + '</g>'.repeat(64)],
  ])('for %s', (_what, inside) => {
    expect(refusal(svg(inside))).toBe('not_allowed');
  });

  it('for entities, which could make it as large as it likes', () => {
    const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(refusal(entities + svg('<title>&b;</title>'))).toBe('not_allowed');
    expect(refusal('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + svg(''))).toBe('not_allowed');
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['no XML', 'GIF89a'],
    ['half of a drawing', svg('<path>').slice(0, -20)],
    ['an entity that nobody declared', svg('<path d="&x;"/>')],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a drawing without its namespace', '<svg viewBox="0 0 1 1"/>'],
    ['no size', svg('<path/>', '')],
    ['a size of nothing', svg('<path/>', 'viewBox="0 0 0 5"')],
    ['a size beyond all bounds', svg('<path/>', 'viewBox="0 0 1e300 5"')],
  ])('when it is %s', (_what, text) => {
    expect(refusal(text)).toBe('wrong_format');
  });
});

function refusal(text: string): string | undefined {
  try {
    sanitizedSvg(text);
    return undefined;
  } catch (error) {
    if (error instanceof UnusableDrawing) return error.code;
    throw error;
  }
}
