/** The languages that the contract suite runs, in this order. */
import process from 'node:process';
import * as java from '../java/contract.mjs';
import * as javascript from '../javascript/contract.mjs';
import * as php from '../php/contract.mjs';
import * as python from '../python/contract.mjs';

const languages = [javascript, python, java, php];

/** The languages that the arguments of the program name, or all of them. */
export function chosenLanguages() {
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
  return languages.filter(({ title }) => wanted.length === 0 || wanted.includes(title.toLowerCase()));
}
