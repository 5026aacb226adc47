import actions from './actions.json';
import common from './common.json';
import conflict from './conflict.json';
import creditNotes from './credit-notes.json';
import customers from './customers.json';
import faults from './faults.json';
import invoiceEditor from './invoice-editor.json';
import invoices from './invoices.json';
import adjustments from './adjustments.json';
import fields from './fields.json';
import documents from './documents.json';
import lists from './lists.json';
import palette from './palette.json';
import payments from './payments.json';
import pickers from './pickers.json';
import problems from './problems.json';
import products from './products.json';
import shell from './shell.json';
import shortcuts from './shortcuts.json';
import signIn from './sign-in.json';
import taxCategories from './tax-categories.json';
import taxIds from './tax-ids.json';
import terms from './terms.json';

const texts = {
  actions,
  common,
  conflict,
  creditNotes,
  customers,
  faults,
  invoiceEditor,
  invoices,
  adjustments,
  fields,
  documents,
  lists,
  palette,
  payments,
  pickers,
  problems,
  products,
  shell,
  shortcuts,
  signIn,
  taxCategories,
  taxIds,
  terms,
};

export default texts;
