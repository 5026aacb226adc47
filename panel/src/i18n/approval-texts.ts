import { addTexts } from './add-texts';
import de from './locales/de/approvals.json';
import en from './locales/en/approvals.json';
import fr from './locales/fr/approvals.json';

// These texts come with the pages that need them, because the first list has no room for them.
addTexts({ en: { approvals: en }, de: { approvals: de }, fr: { approvals: fr } });
