import type { CpuTime } from './processes.js';

/** A few seconds of one thing under load. */
export interface Slice {
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
}

/** What was measured of one thing, added up over all of its slices. */
export class Sample {
  requests = 0;
  private seconds = 0;
  private cpu: CpuTime | undefined;
  private readonly latencies: number[] = [];

  add(slice: Slice): void {
    this.requests += slice.latenciesMs.length;
    this.seconds += slice.seconds;
    for (const latency of slice.latenciesMs) this.latencies.push(latency);
  }

  addCpu(before: CpuTime, after: CpuTime): void {
    const { service = 0, postgres = 0 } = this.cpu ?? {};
    this.cpu = {
      service: service + after.service - before.service,
      postgres: postgres + after.postgres - before.postgres,
    };
  }

  get perSecond(): number {
    return this.requests / this.seconds;
  }

  /** Microseconds of CPU time for each request. */
  get cpuUs(): CpuTime | undefined {
    return (
      this.cpu && { service: this.cpu.service / this.requests, postgres: this.cpu.postgres / this.requests }
    );
  }

  /** In milliseconds: 0.95 is what 95 of 100 requests do not exceed. */
  percentile(part: number): number {
    const sorted = [...this.latencies].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
  }
}
