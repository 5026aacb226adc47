/** The languages that the contract suite runs, in this order. */
import * as java from '../java/contract.mjs';
import * as javascript from '../javascript/contract.mjs';
import * as php from '../php/contract.mjs';
import * as python from '../python/contract.mjs';

export const languages = [javascript, python, java, php];
