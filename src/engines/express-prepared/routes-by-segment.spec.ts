import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { RoutesBySegment } from './routes-by-segment.js';

let server: Server;

beforeAll(async () => {
  const application = express();
  const routes = new RoutesBySegment(application);
  const answer = (name: string) => (request: Request, response: Response) => {
    response.json([name, request.params, request.path, request.baseUrl]);
  };
  routes.add('get', '/invoices/all', answer('all'));
  routes.add('get', '/invoices/:id', answer('one'));
  routes.add('get', '/invoices/:id/:part', answer('part'));
  routes.add('post', '/invoices', answer('create'));
  routes.add('get', '/health', answer('health'));
  application.use((_request: Request, response: Response) => void response.status(404).json('nothing'));
  server = application.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('routes by the first segment and the length of their path', () => {
  it.each([
    ['GET', '/invoices/all', ['all', {}, '/invoices/all', '']],
    ['GET', '/invoices/inv_1?expand=customer', ['one', { id: 'inv_1' }, '/invoices/inv_1', '']],
    ['POST', '/invoices?a=/b', ['create', {}, '/invoices', '']],
    ['GET', '/invoices/inv_1/', ['one', { id: 'inv_1' }, '/invoices/inv_1/', '']],
    ['GET', '/invoices/inv_1/pdf', ['part', { id: 'inv_1', part: 'pdf' }, '/invoices/inv_1/pdf', '']],
    ['GET', '/invoices/a%2Fb', ['one', { id: 'a/b' }, '/invoices/a%2Fb', '']],
    ['POST', '/invoices/', ['create', {}, '/invoices/', '']],
    ['GET', '/health', ['health', {}, '/health', '']],
    ['DELETE', '/invoices/inv_1', 'nothing'],
    ['GET', '/invoices/inv_1/more/still', 'nothing'],
    ['GET', '/invoices//', 'nothing'],
    ['GET', '/invoices/inv_1//', 'nothing'],
    ['GET', '/Invoices/inv_1', 'nothing'],
    ['GET', '//invoices/inv_1', 'nothing'],
    ['GET', '/nowhere', 'nothing'],
    ['GET', '/', 'nothing'],
    ['GET', '/constructor/inv_1', 'nothing'],
  ])('%s %s', async (method, path, expected) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    expect(await answer.json()).toEqual(expected);
  });

  it.each(['/:any', '/files/*path', '/files{/:name}'])('does not take %s', (path) => {
    const routes = new RoutesBySegment(express());
    expect(routes.add('get', path, () => undefined)).toBe(false);
  });
});
