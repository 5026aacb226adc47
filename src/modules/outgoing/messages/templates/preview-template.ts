import { htmlOf, type Transaction } from '../../../../platform/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { signatureOf } from '../domain/mail-settings.js';
import { linkButton, linkPlace, withLink } from '../domain/message-link.js';
import type { TemplateName } from '../domain/template-names.js';
import { filledIn, filledInLine, type Template } from '../domain/template.js';
import { MailSettingsRepository } from '../settings/mail-settings.repository.js';
import { sampleValues } from './sample-values.js';

/** A text as its reader would have it. */
export interface PreviewedTemplate extends Template {
  readonly html: string;
}

/** Leads nowhere: there is no such token. */
const SAMPLE_PATH = '/i/example';

/**
 * What a text says of made-up documents, from an organization as it is. Takes the address of the service, without which
 * mails have no links.
 */
export async function previewTemplate(
  tx: Transaction,
  { name, template }: { readonly name: TemplateName; readonly template: Template },
  publicUrl: string | undefined,
): Promise<PreviewedTemplate> {
  const [{ organization, today }, settings] = await Promise.all([
    organizationToday(tx),
    new MailSettingsRepository(tx).read(),
  ]);
  const values = sampleValues(name, {
    organizationName: organization.name,
    signature: signatureOf(settings, organization),
    currency: organization.currency,
    today,
    link: linkPlace(name.kind, publicUrl !== undefined),
  });
  const text = filledIn(template.text, values);
  const html = htmlOf({ text, language: name.language, link: linkButton(name, text) });
  const url = (publicUrl ?? '') + SAMPLE_PATH;
  return {
    subject: filledInLine(template.subject, { ...values, link: url }),
    text: withLink(text, url),
    html: withLink(html, url),
  };
}
