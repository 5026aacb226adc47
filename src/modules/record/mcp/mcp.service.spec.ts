import type { Request, Response } from 'express';
import type { Principal } from '../../../platform/index.js';
import { McpService } from './mcp.service.js';

describe('the page of tools', () => {
  it('is made again for the next message when it could not be made', async () => {
    let tries = 0;
    const document = (): never => {
      tries += 1;
      throw new Error(`not yet ${tries}`);
    };
    const [catalog, ...others] = [{ all: () => [] }, {}, {}, {}, {}] as unknown as ConstructorParameters<
      typeof McpService
    >;
    const page = new McpService(catalog, ...others).page({
      document,
      guides: () => [],
      publicUrl: undefined,
    });
    const message = (): Promise<void> => page.answer({} as Request, {} as Response, {} as Principal);
    const both = await Promise.allSettled([message(), message()]);
    expect([tries, both.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
    await expect(message()).rejects.toThrow('not yet 2');
  });
});
