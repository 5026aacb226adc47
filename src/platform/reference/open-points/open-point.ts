import type { SpecifiedOperation } from '../../contract/specified-operations.js';

/** A part of the published document that shows an open point. `document` is the document as a whole. */
export type Touch =
  | 'document'
  | `tag:${string}`
  | `operation:${SpecifiedOperation}`
  | `parameter:${SpecifiedOperation}.${string}`
  | `schema:${string}`
  | `property:${string}.${string}`;

export type OpenPointState = 'decided for now' | 'open';

/** A question that the specification leaves open, and how the service answers it today. */
export interface OpenPoint {
  /** `OP-<section>-<words>`. It never changes: clients, decisions and comments refer to it. */
  readonly id: `OP-${string}-${string}`;
  /** The section of the specification that leaves it open. */
  readonly section: string;
  readonly question: string;
  /** What the service does now; the owner of the specification may decide otherwise. */
  readonly answer: string;
  /** `open` where nothing is built yet; without it the answer is decided for now. */
  readonly state?: OpenPointState;
  readonly touches: readonly Touch[];
}

/** A field of an invoice that may be sent, in both requests that take it: to create and to update. */
export function sent(field: string): Touch[] {
  return [`property:CreateInvoice.${field}`, `property:UpdateInvoice.${field}`];
}

/** A field of an invoice as it is returned, alone and in a list. */
export function returned(field: string): Touch[] {
  return [`property:Invoice.${field}`, `property:InvoiceSummary.${field}`];
}

/** A query parameter that all specified lists have. */
export function everyList(parameter: string): Touch[] {
  return [
    `parameter:invoices.list.${parameter}`,
    `parameter:customers.list.${parameter}`,
    `parameter:products.list.${parameter}`,
  ];
}

export const lists: readonly Touch[] = [
  'operation:invoices.list',
  'operation:customers.list',
  'operation:products.list',
];

export const creations: readonly Touch[] = [
  'operation:invoices.create',
  'operation:customers.create',
  'operation:products.create',
];
