import type { statementLanguages } from '../../../../kernel/accounts/statement.js';

/** What a caller says of a statement to be mailed. The rest follows from customer, template and settings. */
export interface SendStatementDetails {
  readonly period_from?: string;
  readonly period_to?: string;
  readonly currency?: string;
  /** Recipients, as of every mail. */
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly subject?: string;
  readonly text?: string;
  /** Of the mail and of the paper. */
  readonly language?: (typeof statementLanguages)[number];
  readonly send_at?: Date;
  readonly send_to_suppressed?: boolean;
}
