import { CreateFoundation1763712000000 } from './1763712000000-create-foundation.js';
import { KeepAnswers1763715600000 } from './1763715600000-keep-answers.js';
import { IndexLists1763719200000 } from './1763719200000-index-lists.js';
import { NumberEvents1763722800000 } from './1763722800000-number-events.js';
import { LifeOfAnInvoice1763726400000 } from './1763726400000-life-of-an-invoice.js';
import { PaymentsAndCreditNotes1763730000000 } from './1763730000000-payments-and-credit-notes.js';
import { EnqueueJobs1763737200000 } from './1763737200000-enqueue-jobs.js';
import { AddRoundingOfCreditNotes1763740800000 } from './1763740800000-add-rounding-of-credit-notes.js';
import { IndexReports1763744400000 } from './1763744400000-index-reports.js';
import { FindEventsByObject1763748000000 } from './1763748000000-find-events-by-object.js';
import { NamePayers1763751600000 } from './1763751600000-name-payers.js';
import { PruneInBatches1763755200000 } from './1763755200000-prune-in-batches.js';
import { TellLatestIssueDate1763758800000 } from './1763758800000-tell-latest-issue-date.js';
import { KnowSignInAddresses1763762400000 } from './1763762400000-know-sign-in-addresses.js';

/** All migrations, in their order. */
export const migrations = [
  CreateFoundation1763712000000,
  KeepAnswers1763715600000,
  IndexLists1763719200000,
  NumberEvents1763722800000,
  LifeOfAnInvoice1763726400000,
  PaymentsAndCreditNotes1763730000000,
  EnqueueJobs1763737200000,
  AddRoundingOfCreditNotes1763740800000,
  IndexReports1763744400000,
  FindEventsByObject1763748000000,
  NamePayers1763751600000,
  PruneInBatches1763755200000,
  TellLatestIssueDate1763758800000,
  KnowSignInAddresses1763762400000,
];
