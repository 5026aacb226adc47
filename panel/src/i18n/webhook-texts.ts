import { addTexts } from './add-texts';
import de from './locales/de/webhooks.json';
import en from './locales/en/webhooks.json';
import fr from './locales/fr/webhooks.json';

/** The texts of webhooks. */
export const webhookTexts = { en: { webhooks: en }, de: { webhooks: de }, fr: { webhooks: fr } };

// They come with what needs them, because the first list has no room for them.
addTexts(webhookTexts);
