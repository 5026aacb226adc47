import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Measured } from './measure.js';
import { percent, short, table } from './support/table.js';

const HEAD = ['operation', 'conns', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU us', 'PG us'].concat([
  'bare SQL/s',
  'of it',
  'bare HTTP/s',
  'of it',
]);

/** The table for people. */
export function report(measured: readonly Measured[]): string {
  return table(HEAD, measured.flatMap(rowsOf));
}

function rowsOf({ operation, connections, service, sql, http, counter, cpuUs }: Measured): string[][] {
  const row = [
    operation,
    String(connections),
    short(service.perSecond),
    ...[0.5, 0.95, 0.99].map((part) => short(service.percentile(part))),
    short(cpuUs?.service),
    short(cpuUs?.postgres),
    short(sql.perSecond),
    percent(service.perSecond, sql.perSecond),
    short(http.perSecond),
    percent(service.perSecond, http.perSecond),
  ];
  if (counter === undefined) return [row];
  const { name, sample } = counter;
  const beside = [short(sample.perSecond), percent(service.perSecond, sample.perSecond)];
  return [row, [`  ${name} alone`, '', '', '', '', '', '', '', ...beside, '', '']];
}

/** The same as an object, for programs. */
export function figures(measured: readonly Measured[]): object {
  return measured.map(({ operation, connections, service, sql, http, counter, cpuUs }) => ({
    operation,
    connections,
    requests_per_second: service.perSecond,
    p50_ms: service.percentile(0.5),
    p95_ms: service.percentile(0.95),
    p99_ms: service.percentile(0.99),
    cpu_us_service: cpuUs?.service ?? null,
    cpu_us_postgres: cpuUs?.postgres ?? null,
    bare_sql_per_second: sql.perSecond,
    ratio_to_bare_sql: service.perSecond / sql.perSecond,
    bare_http_per_second: http.perSecond,
    ratio_to_bare_http: service.perSecond / http.perSecond,
    ...(counter !== undefined && {
      counter_row_per_second: counter.sample.perSecond,
      ratio_to_counter_row: service.perSecond / counter.sample.perSecond,
    }),
  }));
}

/** Writes a result with the surroundings that it was measured in. */
export function writeResult(path: string, result: object): void {
  const surroundings = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpus: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
  };
  writeFileSync(path, `${JSON.stringify({ ...surroundings, ...result }, null, 2)}\n`);
}
