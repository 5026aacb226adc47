import actions from './actions.json';
import apiKeys from './api-keys.json';
import calculation from './calculation.json';
import common from './common.json';
import conflict from './conflict.json';
import creditNotes from './credit-notes.json';
import customers from './customers.json';
import dashboard from './dashboard.json';
import events from './events.json';
import faults from './faults.json';
import history from './history.json';
import invoiceEditor from './invoice-editor.json';
import invoicePage from './invoice-page.json';
import invoices from './invoices.json';
import issue from './issue.json';
import adjustments from './adjustments.json';
import fields from './fields.json';
import documents from './documents.json';
import lists from './lists.json';
import organization from './organization.json';
import palette from './palette.json';
import payments from './payments.json';
import pickers from './pickers.json';
import problems from './problems.json';
import products from './products.json';
import profile from './profile.json';
import shell from './shell.json';
import shortcuts from './shortcuts.json';
import signIn from './sign-in.json';
import taxCategories from './tax-categories.json';
import taxIds from './tax-ids.json';
import terms from './terms.json';

const texts = {
  actions,
  apiKeys,
  calculation,
  common,
  conflict,
  creditNotes,
  customers,
  dashboard,
  events,
  faults,
  history,
  invoiceEditor,
  invoicePage,
  invoices,
  issue,
  adjustments,
  fields,
  documents,
  lists,
  organization,
  palette,
  payments,
  pickers,
  problems,
  products,
  profile,
  shell,
  shortcuts,
  signIn,
  taxCategories,
  taxIds,
  terms,
};

export default texts;
