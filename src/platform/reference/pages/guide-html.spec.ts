import { guideHtml, guideSummary } from './guide-html.js';

const GUIDE = [
  '# Paging\n\nLists have\npages.\n\n## Next page\n',
  '```sh\ncurl <a>\n```\n\n```python\nlist()\n```\n',
  '| a |\n| --- |\n| b |\n',
].join('\n');

describe('a guide', () => {
  const html = guideHtml(GUIDE);

  it('has its samples of several languages in one group, as text', () => {
    expect(html.match(/class="samples"/g)).toHaveLength(1);
    expect(html).toContain(
      '<figcaption>curl</figcaption><pre tabindex="0"><code>curl &lt;a&gt;</code></pre>',
    );
    expect(html).toContain('<figcaption>Python</figcaption>');
  });

  it('has headings that can be linked to, and tables that the keyboard can scroll', () => {
    expect(html).toContain('<h2 id="next-page">Next page</h2>');
    expect(html).toContain('tabindex="0" role="region" aria-label="Table"><table>');
  });

  it('passes no HTML through', () => {
    expect(guideHtml('<script>x</script>')).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p>\n');
  });

  it('has a title and a summary for the index', () => {
    expect(guideSummary(GUIDE)).toEqual({ title: 'Paging', summary: 'Lists have pages.' });
  });
});
