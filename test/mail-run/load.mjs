import { fates } from './mail-server.mjs';

const CLIENTS = 4;
/** Each invoice goes to so many people, in a mail of its own each. */
const MAILS_OF_AN_INVOICE = 20;
/** Of twenty mails one meets each trouble, and the others none. */
const TROUBLES = Object.keys(fates).filter((name) => name !== 'good');

/** Queues mails with an invoice each, and returns what was answered. */
export async function queueMails({ service, journal }, messages) {
  const customer = await journal.post('/customers', { name: 'Difference Engines GmbH' });
  const product = await journal.post('/products', { name: 'Programming' });
  const queued = [];
  let next = 0;
  const client = async () => {
    while (next < messages) {
      const from = next;
      next += MAILS_OF_AN_INVOICE;
      const invoice = await issuedInvoice(journal, { customer, product });
      for (let at = from; at < Math.min(from + MAILS_OF_AN_INVOICE, messages); at += 1) {
        const name = TROUBLES[at % MAILS_OF_AN_INVOICE] ?? 'good';
        queued.push(await queue({ service, journal }, invoice, `${name}-${at}@example.com`));
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return queued;
}

/** A person decides to send what is unsure again, and is refused the second time. Returns the refusals. */
export async function sendAgain({ service, journal }, messages) {
  await anHourPasses(service);
  const unsure = messages.filter(({ status }) => status === 'unconfirmed');
  const refusals = [];
  for (const { id } of unsure) {
    const path = `/messages/${publicId(id)}/resend`;
    await journal.post(path, {});
    refusals.push((await journal.ask('POST', path, { body: {} }))?.body.code);
  }
  return refusals;
}

/** An identifier of the database as the API writes it. */
export function publicId(uuid) {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz';
  let [rest, text] = [BigInt(`0x${uuid.replaceAll('-', '')}`), ''];
  for (let at = 0; at < 26; at += 1) {
    text = letters[Number(rest % 32n)] + text;
    rest /= 32n;
  }
  return `msg_${text}`;
}

function issuedInvoice(journal, { customer, product }) {
  const items = [{ product_id: product.id, quantity: 1, price: 100 }];
  return journal.post('/invoices', { customer_id: customer.id, tax_rate: 19, items, finalize: true });
}

async function queue({ service, journal }, invoice, address) {
  const answer = await journal.post(`/invoices/${invoice.id}/send`, { to: [address] });
  if (answer.code === 'too_many_requests') {
    await anHourPasses(service);
    return queue({ service, journal }, invoice, address);
  }
  if (answer.id === undefined) throw new Error(`The mail was refused: ${JSON.stringify(answer)}`);
  return { id: answer.id, address };
}

/** An organization may send so many mails an hour. */
async function anHourPasses(service) {
  await service.ask("UPDATE messages SET created_at = created_at - interval '61 minutes'");
}
