import faults from './faults.json';
import preferences from './preferences.json';
import problems from './problems.json';
import signIn from './sign-in.json';

export default { faults, preferences, problems, signIn };
