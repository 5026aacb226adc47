const CLIENTS = 8;
/** How many events each object has. */
const EVENTS_EACH = 10;

/** Makes events: products that are added, and change their prices in the order in which they are asked to. */
export async function makeEvents(journal, events) {
  let left = Math.ceil(events / EVENTS_EACH);
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const { id } = await journal.post('/products', { name: 'Programming', price: 1 });
      for (let price = 2; price <= EVENTS_EACH; price += 1) await changePrice(journal, id, price);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function changePrice(journal, id, price) {
  for (;;) {
    const answer = await journal.ask('PATCH', `/products/${id}`, { body: { price } });
    if (answer?.status === 200) return;
    if (answer !== undefined && answer.status !== 503) journal.unexpected.push(answer);
  }
}
