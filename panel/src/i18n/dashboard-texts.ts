import { addTexts } from './add-texts';
import deDashboard from './locales/de/dashboard.json';
import deEvents from './locales/de/events.json';
import enDashboard from './locales/en/dashboard.json';
import enEvents from './locales/en/events.json';
import frDashboard from './locales/fr/dashboard.json';
import frEvents from './locales/fr/events.json';

/** The texts that only the overview has. */
export const dashboardTexts = {
  en: { dashboard: enDashboard, events: enEvents },
  de: { dashboard: deDashboard, events: deEvents },
  fr: { dashboard: frDashboard, events: frEvents },
};

// They come with the overview, because the first list has no room for them.
addTexts(dashboardTexts);
