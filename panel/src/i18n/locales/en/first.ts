import faults from './faults.json';
import preferences from './preferences.json';
import problems from './problems.json';
import signIn from './sign-in.json';

/** The texts of the sign-in page, which other pages use as well. */
const texts = { faults, preferences, problems, signIn };

export default texts;

export type FirstTexts = typeof texts;
