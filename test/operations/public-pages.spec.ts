import { problemCodes } from '../../src/kernel/problems/registry.js';
import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ env: { API_REFERENCE: 'off' } });
});
afterAll(() => service.stop());

describe('API_REFERENCE=off', () => {
  it.each([
    '/docs',
    '/docs/',
    '/docs/docs.css',
    '/guides',
    '/reference',
    '/openapi.json',
    '/code-samples.json',
  ])('hides %s', async (path) => {
    const answer = await fetch(service.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });

  it('leaves everything else as it is', async () => {
    expect((await service.owner.api.get('/customers')).status).toBe(200);
  });
});

describe('/problems', () => {
  it('lists every code with its page', async () => {
    const answer = await fetch(`${service.url}/problems`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    const links = [...(await answer.text()).matchAll(/\]\((\/problems\/\w+)\)/g)].map(([, path]) => path);
    expect(links).toEqual(problemCodes.map((code) => `/problems/${code}`));
    for (const path of links) expect((await fetch(service.url + String(path))).status).toBe(200);
  });

  it.each(['/problems', '/problems/validation_failed'])(
    'gives browsers %s as HTML, without script',
    async (path) => {
      const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const answer = await fetch(service.url + path, { headers });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('vary')).toContain('Accept');
      const policy = answer.headers.get('content-security-policy') ?? '';
      const [, nonce = 'none'] = /^default-src 'none'; style-src 'nonce-([^']+)'/.exec(policy) ?? [];
      const text = await answer.text();
      expect(text).toContain(`<style nonce="${nonce}">`);
      expect(text).not.toContain('<script');
      expect(text).toContain('validation_failed');
    },
  );
});
