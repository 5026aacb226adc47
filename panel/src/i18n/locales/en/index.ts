import actions from './actions.json';
import common from './common.json';
import invoices from './invoices.json';
import fields from './fields.json';
import lists from './lists.json';
import palette from './palette.json';
import shell from './shell.json';

const texts = {
  actions,
  common,
  invoices,
  fields,
  lists,
  palette,
  shell,
};

export default texts;

/** The texts of the pages behind the sign-in page. A test checks that the other languages have the same keys. */
export type Texts = typeof texts;
