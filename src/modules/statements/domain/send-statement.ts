import type { SendTextDetails } from '../../messages/index.js';

/** What a caller says of a statement to be mailed; `to` names whom it goes to, as in every mail. */
export interface SendStatementDetails extends SendTextDetails {
  readonly period_from?: string;
  readonly period_to?: string;
  readonly currency?: string;
}
