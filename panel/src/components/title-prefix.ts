import { createContext } from 'react';

/** What stands before the name of a page in the window title. The shell knows whose books these are, and sets it. */
export const TitlePrefix = createContext('');
