import { Agent, request } from 'node:http';
import { until } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

const STOPS = 10;
const CLIENTS = 12;

describe('a service that stops under load', () => {
  it('resets no connection: every answer announces that it closes', async () => {
    const first = await TestService.start();
    let service = first;
    const failures: string[] = [];
    const statuses = new Set<number>();
    for (let stop = 0; stop < STOPS; stop += 1) {
      let answered = 0;
      let isOver = false;
      const clients = Array.from({ length: CLIENTS }, async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        while (!isOver) {
          const answer = await ask(service, agent);
          if (typeof answer === 'number') {
            statuses.add(answer);
            answered += 1;
            // The service has long ended when the caller retries.
            if (answer === 503) break;
          } else if (answer === 'ECONNREFUSED') break;
          else failures.push(answer);
        }
        agent.destroy();
      });
      await until(() => answered > 10 * CLIENTS);
      await service.halt();
      isOver = true;
      await Promise.all(clients);
      service = await TestService.start({ sharing: first });
    }
    await service.halt();
    await first.halt();
    expect(failures).toEqual([]);
    expect([...statuses].sort()).toEqual([200, 503]);
    await first.stop();
  }, 600_000);
});

/** Returns the status, or the code of the error. */
function ask({ url, owner }: TestService, agent: Agent): Promise<number | string> {
  const headers = { authorization: `Bearer ${owner.api.token ?? ''}` };
  return new Promise((resolve) => {
    request(`${url}/api/auth/me`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });
}
