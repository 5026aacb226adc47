import type { Organization } from '@countinghouse/client';
import { api } from '../../../api/client';
import { mailLanguageOf } from '../../../mail/mail-languages';
import {
  documentSettingsBody,
  documentSettingsValues,
} from '../../settings/documents/document-settings-values';
import { mailBody, mailValues } from '../../settings/mail/mail-values';
import { organizationBody, organizationValues } from '../../settings/organization/organization-values';
import type { Place } from './usual-place';

/**
 * Sets everything that follows from the place: the organization's country, currency and time zone, and the language of
 * documents and mails. Returns the organization.
 *
 * Mails keep their language if they are not written in that of the documents. Saving the same again changes nothing
 * more, so what was interrupted can be repeated.
 */
export async function savePlace({ country, locale, currency, time_zone }: Place): Promise<Organization> {
  const [before, documents, mail] = await Promise.all([
    api.organization.get(),
    api.organization.documents(),
    api.mailSettings.get(),
  ]);
  const values = organizationValues(before);
  const address = { ...values.address, country };
  const organization = await api.organization.update(
    organizationBody({ ...values, address, currency, time_zone }),
    { ifVersion: before.version },
  );
  if (documents.locale !== locale) {
    const body = documentSettingsBody({ ...documentSettingsValues(documents), locale });
    await api.organization.updateDocuments(body, { ifVersion: documents.version });
  }
  const language = mailLanguageOf(locale);
  if (language !== undefined && mail.language !== language) {
    await api.mailSettings.update(mailBody({ ...mailValues(mail), language }), { ifVersion: mail.version });
  }
  return organization;
}
