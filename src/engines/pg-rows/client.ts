import type pg from 'pg';
import type { Engines } from '../engines.js';
import { PgRowsClient } from './pg-rows-client.js';
import { StockClient } from './stock-client.js';

/** The client that a pool makes its connections by: this engine's, or pg's own. */
export function clientClass(engines: Engines): typeof pg.Client {
  return engines.has('pg-rows') ? PgRowsClient : StockClient;
}
