import type { BenchOperation } from './operations/operation.js';
import { Books } from './support/books.js';
import type { BenchService } from './support/service.js';
import { slice } from './support/sides.js';

const CONNECTIONS = 8;
const INVOICES = 10_000;

/**
 * Puts one operation under load and leaves the CPU profile of the service, the start included.
 *
 * It opens in the performance panel of Chromium's developer tools. Gives the file's name.
 */
export async function profile(
  service: BenchService,
  operation: BenchOperation,
  seconds: number,
): Promise<string> {
  await service.start();
  const books = await Books.seed(service, INVOICES);
  await service.stop();
  const file = `${operation.name.replaceAll(/\W+/g, '-')}.cpuprofile`;
  await service.start({ flags: ['--cpu-prof', `--cpu-prof-name=${file}`] });
  await slice(operation, { service, books }, { connections: CONNECTIONS, seconds });
  await service.stop();
  return file;
}
