import { performance } from 'node:perf_hooks';
import { Countinghouse } from '@countinghouse/client';

const { COUNTINGHOUSE_BASE_URL: baseUrl, COUNTINGHOUSE_API_KEY: apiKey, ROUNDS, CALLS } = process.env;
const client = new Countinghouse();
const id = process.argv.at(-1);
const url = `${baseUrl}/v1/invoices/${id}`;
const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };

const ways = {
  bare: async () => (await (await fetch(url, { headers })).json()).id,
  library: async () => (await client.invoices.get(id)).id,
};

async function slice(way) {
  const began = performance.now();
  for (let call = 0; call < Number(CALLS); call += 1)
    if ((await way()) !== id) throw new Error('Another invoice.');
  return performance.now() - began;
}

for (let round = 0; round < Number(ROUNDS); round += 1) {
  for (const [name, way] of Object.entries(ways)) console.log(`${name} ${await slice(way)}`);
}
