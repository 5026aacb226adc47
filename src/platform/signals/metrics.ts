import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted about an answered request. */
export interface AnsweredRequest {
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
}

/** How the connections to the database are used right now. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A metric whose value comes from elsewhere. */
export interface WatchedFigure {
  readonly name: `countinghouse_${string}`;
  readonly help: string;
  readonly value: () => Promise<number>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process for Prometheus: requests by operation, the pool, the queue, the event loop. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Counter<'operation' | 'status'>;
  private readonly durations: Histogram<'operation'>;
  private readonly jobs: Counter<'job' | 'outcome'>;
  private readonly grouped: Counter<'outcome'>;

  private source = (): Promise<string> => this.own();

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Counter({
      name: 'countinghouse_requests_total',
      help: 'Answered requests by operation and status.',
      labelNames: ['operation', 'status'],
      registers,
    });
    this.durations = new Histogram({
      name: 'countinghouse_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer, by operation.',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    });
    this.jobs = new Counter({
      name: 'countinghouse_jobs_total',
      help: 'Attempts at jobs by what came of them; after the last failed attempt a job is given up.',
      labelNames: ['job', 'outcome'],
      registers,
    });
    this.grouped = new Counter({
      name: 'countinghouse_grouped_requests_total',
      help: 'Requests that waited for others like them: done together, alone after a group, or in one that failed.',
      labelNames: ['outcome'],
      registers,
    });
  }

  answered({ operation, status, durationMs }: AnsweredRequest): void {
    this.requests.inc({ operation, status: String(status) });
    this.durations.observe({ operation }, durationMs / 1_000);
  }

  jobEnded(job: string, outcome: 'done' | 'failed' | 'given_up'): void {
    this.jobs.inc({ job, outcome });
  }

  /** Counts the requests of a group by what came of them. */
  groupEnded(outcome: 'together' | 'alone' | 'failed', requests: number): void {
    this.grouped.inc({ outcome }, requests);
  }

  /** Reads the state of the pool at each scrape. */
  watchPool(state: () => PoolState): void {
    new Gauge({
      name: 'countinghouse_database_connections',
      help: 'Connections to the database by what they do; waiting are requests for one.',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [name, value] of Object.entries(state())) this.set({ state: name }, value as number);
      },
    });
  }

  /** Reads a value at each scrape. If that fails, the metric is NaN. */
  watch({ name, help, value }: WatchedFigure): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await value().catch(() => NaN));
      },
    });
  }

  /** Adds labels to every metric of this process. */
  label(labels: Readonly<Record<string, string>>): void {
    this.registry.setDefaultLabels(labels);
  }

  /** Replaces the result of `text`, if this process is not the only one of its service. */
  answerWith(text: () => Promise<string>): void {
    this.source = text;
  }

  /** Returns the metrics of this process in the text format of Prometheus. */
  own(): Promise<string> {
    return this.registry.metrics();
  }

  /** Returns the metrics of the service. */
  text(): Promise<string> {
    return this.source();
  }
}
