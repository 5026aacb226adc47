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
  routes.add('post', '/invoices', answer('create'));
  routes.add('get', '/health', answer('health'));
  application.use((_request: Request, response: Response) => void response.status(404).json('nothing'));
  server = application.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('routes by the first segment of their path', () => {
  it.each([
    ['GET', '/invoices/all', ['all', {}, '/invoices/all', '']],
    ['GET', '/invoices/inv_1?expand=customer', ['one', { id: 'inv_1' }, '/invoices/inv_1', '']],
    ['POST', '/invoices?a=/b', ['create', {}, '/invoices', '']],
    ['GET', '/invoices/inv_1/', ['one', { id: 'inv_1' }, '/invoices/inv_1/', '']],
    ['GET', '/health', ['health', {}, '/health', '']],
    ['DELETE', '/invoices/inv_1', 'nothing'],
    ['GET', '/invoices/inv_1/more', 'nothing'],
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

  it('does not take a path whose first segment is a parameter', () => {
    const routes = new RoutesBySegment(express());
    expect(routes.add('get', '/:any', () => undefined)).toBe(false);
  });
});
