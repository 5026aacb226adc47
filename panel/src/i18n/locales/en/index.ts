import apiKeys from './api-keys.json';
import common from './common.json';
import customers from './customers.json';
import faults from './faults.json';
import invoices from './invoices.json';
import problems from './problems.json';
import products from './products.json';
import profile from './profile.json';
import shell from './shell.json';
import signIn from './sign-in.json';

const texts = {
  apiKeys,
  common,
  customers,
  faults,
  invoices,
  problems,
  products,
  profile,
  shell,
  signIn,
};

export default texts;

/** Every text of the panel; the other languages have the same keys, which a test makes sure of. */
export type Texts = typeof texts;
