import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import { validationFailed, withFaultsAt, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import { CustomersRepository } from '../../../books/customers/index.js';
import { unstoredDraft, type InvoiceDetails, type InvoiceWithItems } from '../../../books/invoices/index.js';
import type { Composer } from '../../../outgoing/messages/index.js';
import { unknownPlaceholders } from '../domain/placeholders.js';
import type { Planned } from '../domain/schedule.js';
import { detailsOfRun, type RunContent } from './run-details.js';

/** The draft of the first run, which is not stored. Refuses content that it could not be made of, with every fault. */
export async function firstDraft(
  tx: Transaction,
  said: RunContent,
  run: { readonly planned: Planned; readonly composer: Composer },
): Promise<InvoiceWithItems> {
  const faults = faultsOf(said.content);
  if (faults.length > 0) throw validationFailed(faults);
  try {
    // Else there is no language to write in; the calculation names a customer that is not there.
    const customers = await new CustomersRepository(tx).byIds([said.content.customer_id]);
    const details = customers.size === 0 ? said.content : await detailsOfRun(tx, said, run);
    return await unstoredDraft(tx, { ...details, issue_date: run.planned.planned_on });
  } catch (error) {
    throw withFaultsAt(error, inContent);
  }
}

function faultsOf(content: InvoiceDetails): FieldFault[] {
  const texts = [
    { path: ['message'], text: content.message ?? '' },
    ...content.items.flatMap(({ description = '', above = [], below = [] }, at) => [
      { path: ['items', at, 'description'], text: description },
      ...above.map(({ text = '' }, of) => ({ path: ['items', at, 'above', of, 'text'], text })),
      ...below.map(({ text = '' }, of) => ({ path: ['items', at, 'below', of, 'text'], text })),
    ]),
  ];
  const dated = (content.payment_plan ?? []).flatMap(({ due_date }, at): FieldFault[] => {
    if (due_date === undefined) return [];
    const detail =
      'Each invoice has days of its own: say in days after the issue date when an instalment is due.';
    const pointer = jsonPointer(['content', 'payment_plan', at, 'due_date']);
    return [{ pointer, code: 'not_allowed', detail }];
  });
  const unknown = texts.flatMap(({ path, text }) => {
    return unknownPlaceholders(text).map(() => {
      const detail = 'A placeholder has a name that nothing fills in.';
      return { pointer: jsonPointer(['content', ...path]), code: 'not_allowed', detail };
    });
  });
  return [...unknown, ...dated];
}

function inContent(fault: FieldFault): FieldFault {
  return fault.where === undefined ? { ...fault, pointer: `#/content${fault.pointer.slice(1)}` } : fault;
}
