import { createContext } from 'react';

/** What stands before the name of a page in the window title. The shell sets it, because it knows whose books these are. */
export const TitlePrefix = createContext('');
