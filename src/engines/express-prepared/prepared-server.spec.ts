import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Request, type Response } from 'express';
import { preparedServer, type ExpressApplication } from './prepared-server.js';

describe('the prepared server of express-prepared', () => {
  it('gives each request and response the prototype that Express would set', async () => {
    const app = express() as unknown as ExpressApplication & Express;
    const server = preparedServer(app);
    const before: object[] = [];
    server.prependListener('request', (request: object, response: object) => {
      before.push(Object.getPrototypeOf(request) as object, Object.getPrototypeOf(response) as object);
    });
    app.use((request: Request, response: Response) => {
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
