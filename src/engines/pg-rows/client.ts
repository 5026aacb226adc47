import type pg from 'pg';
import type { Engines } from '../engines.js';
import { PgRowsClient } from './pg-rows-client.js';
import { StockClient } from './stock-client.js';

/** Returns the class of the pool's connections: this engine's, or pg's own. */
export function clientClass(engines: Engines): typeof pg.Client {
  return engines.has('pg-rows') ? PgRowsClient : StockClient;
}
