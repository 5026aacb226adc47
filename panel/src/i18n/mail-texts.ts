import { addTexts } from './add-texts';
import deMailSettings from './locales/de/mail-settings.json';
import deMessages from './locales/de/messages.json';
import enMailSettings from './locales/en/mail-settings.json';
import enMessages from './locales/en/messages.json';
import frMailSettings from './locales/fr/mail-settings.json';
import frMessages from './locales/fr/messages.json';

/** The texts of mails: sending them, the outbox, and how they leave. */
export const mailTexts = {
  en: { mailSettings: enMailSettings, messages: enMessages },
  de: { mailSettings: deMailSettings, messages: deMessages },
  fr: { mailSettings: frMailSettings, messages: frMessages },
};

// They come with what shows mails, because the first list has no room for them.
addTexts(mailTexts);
