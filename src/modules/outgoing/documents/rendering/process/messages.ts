import type { EngineName, RenderJob } from '../engine/engine.js';

/** What the service says to the process that lays out documents. */
export type ToRenderer =
  | { readonly kind: 'start'; readonly engine: EngineName | 'any'; readonly fontFiles: readonly string[] }
  | { readonly kind: 'render'; readonly job: RenderJob };

/** What that process says: one answer for each job, in their order. */
export type FromRenderer =
  | { readonly kind: 'rendered'; readonly pdf: Uint8Array; readonly memoryBytes: number }
  | { readonly kind: 'failed'; readonly problem: string };
