import { askedNext } from '../model/plan.js';
import { must, type World } from '../run/world.js';
import { digitsOf, same } from './compare.js';
import type { Place } from './place.js';

/** The page that the customer opens: what it asks for, and whether it is late. */
export const customerPage: Place = {
  name: "customer's page",
  cost: 'dear',
  reads: [],
  read: async (world, touched) => {
    const { model } = world;
    const invoice = model.invoices.get(touched['invoice'] as string);
    if (invoice === undefined || invoice.state === 'draft') return;
    const html = await pageOf(world, invoice.label);
    const asked = askedNext(model, invoice);
    const due = /class="due"[^>]*>([^<]+)</.exec(html)?.[1];
    same(
      `page: ${invoice.label}`,
      asked === 0n ? null : String(asked),
      due === undefined ? null : digitsOf(due),
    );
    const isLate = /class="state overdue"/.test(html);
    same(`page, overdue: ${invoice.label}`, model.isOverdue(invoice), isLate);
    same(`page, below zero: ${invoice.label}`, false, /Amount due<\/th><td[^>]*>[-−]/.test(html));
    const total = />Total<\/th><td[^>]*>([^<]+)</.exec(html)?.[1];
    if (total !== undefined)
      same(`page, total: ${invoice.label}`, String(model.total(invoice)), digitsOf(total));
  },
};

/** Opens it, after which the customer has the invoice. */
async function pageOf(world: World, label: string): Promise<string> {
  const link = `link of ${label}`;
  if (!world.has(link))
    world.named(link, must(await world.api.post(`/invoices/${world.idOf(label)}/links`), 201).path);
  const response = await fetch(world.api.url + world.idOf(link));
  const { viewed_at } = must(await world.api.get(`/invoices/${world.idOf(label)}`), 200);
  if (viewed_at !== null) world.model.invoice(label).held = true;
  return response.text();
}
