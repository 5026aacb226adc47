import type { AddressInfo } from 'node:net';
import type { Node } from '../shared-rates-of-nodes.js';
import type { DatabaseConnections } from '../../books/connection.js';

/** What a worker needs besides its environment. */
export interface Orders {
  /** A new worker takes the name of the one that it replaces: `1`, `2` and so on. */
  readonly name: string;
  /** The same for all workers of this service. */
  readonly node: Node;
  readonly connections: DatabaseConnections;
  readonly port: number;
}

/** A message of one worker to all others. It must be plain JSON. */
export type Broadcast =
  | { readonly kind: 'figures_wanted'; readonly by: string; readonly asked: number }
  | { readonly kind: 'figures'; readonly for: string; readonly asked: number; readonly text: string }
  | { readonly kind: 'spent'; readonly limit: string; readonly callers: readonly [string, number][] };

/** A message of the primary to a worker. */
export type ToWorker =
  | { readonly kind: 'serve'; readonly orders: Orders }
  | { readonly kind: 'stop' }
  | { readonly kind: 'broadcast'; readonly message: Broadcast };

/** A message of a worker to the primary. */
export type ToPrimary =
  | { readonly kind: 'ready_for_orders' }
  | { readonly kind: 'listening'; readonly address: AddressInfo }
  | { readonly kind: 'alive' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'broadcast'; readonly message: Broadcast };
