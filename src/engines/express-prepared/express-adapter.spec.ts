import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { PreparedExpressAdapter } from './express-adapter.js';

describe('the Express adapter', () => {
  it('gives each request and response the prototype that Express would set', async () => {
    const adapter = new PreparedExpressAdapter();
    adapter.initHttpServer();
    const server = adapter.getHttpServer();
    const before: object[] = [];
    server.prependListener('request', (request: object, response: object) => {
      before.push(Object.getPrototypeOf(request) as object, Object.getPrototypeOf(response) as object);
    });
    const app: { request?: object; response?: object } = adapter.getInstance();
    adapter.getInstance().use((request: Request, response: Response) => {
      response.json({ path: request.path, host: request.get('host'), same: request.app === app });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/here?x=1`);
    expect(await answer.json()).toEqual({ path: '/here', host: `127.0.0.1:${port}`, same: true });
    expect([before[0] === app.request, before[1] === app.response]).toEqual([true, true]);
    server.closeAllConnections();
    server.close();
  });
});
