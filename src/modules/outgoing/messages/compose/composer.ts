import { Injectable } from '@nestjs/common';
import { Files, htmlOf, Mailer, type FileAnswer, type Transaction } from '../../../../platform/index.js';
import { CustomersRepository, type CustomerEntity } from '../../../books/customers/index.js';
import {
  DocumentsService,
  documentFormats,
  localeForms,
  mediaTypeOf,
  type AvailableFile,
  type LocaleForms,
} from '../../documents/index.js';
import { makeLink } from '../../links/index.js';
import { OrganizationsRepository, type OrganizationEntity } from '../../../people/organizations/index.js';
import { enclosuresOf } from '../domain/enclosures.js';
import { usualFormats } from '../domain/attachments.js';
import { messageLanguageOf } from '../domain/built-in-templates.js';
import { senderOf, signatureOf, transportOf, type MailTransport } from '../domain/mail-settings.js';
import {
  ATTACHMENTS_MAX,
  type MessageAttachment,
  type MessageLanguage,
  type Recipients,
} from '../domain/message.js';
import {
  hasLinkPlace,
  linkButton,
  linkedType,
  linkPlace,
  textForLink,
  withLink,
} from '../domain/message-link.js';
import { MessageFilesRepository } from '../deliver/message-files.repository.js';
import { recipientsOf } from '../domain/recipients.js';
import type { SendDetails } from '../domain/send-details.js';
import { filledIn, filledInLine, type PlaceholderValues, type Template } from '../domain/template.js';
import type { NewMessage } from '../messages.repository.js';
import type { StoredMailSettings } from '../domain/mail-settings.js';
import { MailSettingsRepository } from '../settings/mail-settings.repository.js';
import { MailTemplatesRepository } from '../templates/mail-templates.repository.js';
import type { MessageObject } from './message-object.js';

interface Surroundings {
  readonly customer: CustomerEntity;
  readonly organization: OrganizationEntity;
  readonly settings: StoredMailSettings;
}

/** Until when a link works, where that is said. */
interface Lifetime {
  readonly expires_at?: Date;
}

/** A message that nobody has decided to send, and how it would leave. */
export interface PreviewedMessage extends NewMessage {
  readonly transport: MailTransport;
}

/** Writes messages: whom they go to, what they say and what goes along. */
@Injectable()
export class Composer {
  constructor(
    private readonly documents: DocumentsService,
    private readonly mailer: Mailer,
    private readonly files: Files,
  ) {}

  /** Keeps a file that was made for a message alone, so that it can be looked at as it was sent. */
  async keep(tx: Transaction, file: FileAnswer, format: string): Promise<MessageAttachment> {
    const kept = await this.files.keep(tx, file);
    return new MessageFilesRepository(tx).store(file, { format, kept });
  }

  /** The message as it would be sent, with a place for its link. Raises `document_not_valid`. */
  async compose(tx: Transaction, object: MessageObject, details: SendDetails): Promise<NewMessage> {
    const around = await this.surroundings(tx, object);
    const { customer, organization, settings } = around;
    const language = details.language ?? usualLanguage(customer, settings);
    const recipients = recipientsOf(customer, details, { kind: object.kind, bcc: settings.bcc });
    const template = await new MailTemplatesRepository(tx).read({ kind: object.kind, language });
    const canLink = this.mailer.publicUrl !== undefined && object.isImported !== true;
    const link = linkPlace(object.kind, canLink);
    const forms = formsOf(customer, language);
    const fixed = valuesOf(object, { ...around, recipients }, forms);
    const figures = object.figures?.(forms, language) ?? {};
    const values = { ...fixed, ...figures, link };
    const said = details.text === undefined ? {} : { text: textForLink(details.text, object.kind, canLink) };
    const written = writtenBy(template, values, { ...details, ...said });
    const button = linkButton({ kind: object.kind, language }, written.text);
    return {
      kind: object.kind,
      object_id: object.target.id,
      customer_id: object.customerId,
      invoices: (object.invoiceIds ?? []).map((invoice_id) => ({ invoice_id })),
      language,
      sender: senderOf(settings, organization, this.mailer.from),
      recipients,
      ...written,
      html: htmlOf({ ...written, language, link: button, urls: object.urls }),
      attachments: await this.attachments(
        tx,
        object,
        details.attachments ?? usualFormats(customer.document_format ?? undefined),
      ),
      parts: {
        template: {
          subject: details.subject === undefined ? template.subject : null,
          text: details.text === undefined ? template.text : null,
        },
        values: { ...fixed, link },
        figures,
        locale: localeOf(customer, language),
        link: null,
      },
      resends_id: null,
      send_at: details.send_at ?? null,
    };
  }

  /** The language that the messages of a customer are written in. */
  async languageFor(tx: Transaction, customerId: string): Promise<MessageLanguage> {
    const [customer, settings] = await Promise.all([
      new CustomersRepository(tx).get(customerId),
      new MailSettingsRepository(tx).read(),
    ]);
    return usualLanguage(customer, settings);
  }

  /** The address of a page that shows an issued invoice; undefined where there are none. */
  async pageOf(tx: Transaction, invoiceId: string): Promise<string | undefined> {
    const { publicUrl } = this.mailer;
    if (publicUrl === undefined) return undefined;
    return publicUrl + (await makeLink(tx, { type: 'invoice', id: invoiceId }, { channel: 'email' })).path;
  }

  /** The same for somebody who wants to look at it first. */
  async preview(tx: Transaction, object: MessageObject, details: SendDetails): Promise<PreviewedMessage> {
    const message = await this.compose(tx, object, details);
    const settings = await new MailSettingsRepository(tx).read();
    return {
      ...message,
      transport: transportOf(settings, { hasServer: this.mailer.hasServer, mode: tx.mode }),
    };
  }

  /** A message about a document with a link of its own, where it has a place for one. */
  async linked(tx: Transaction, message: NewMessage, lifetime: Lifetime = {}): Promise<NewMessage> {
    const { publicUrl } = this.mailer;
    const { kind, text, html, object_id } = message;
    const type = linkedType(kind);
    if (publicUrl === undefined || type === undefined || !hasLinkPlace(kind, text)) return message;
    const { path } = await makeLink(tx, { type, id: object_id }, { channel: 'email', ...lifetime });
    const url = publicUrl + path;
    const parts = message.parts && { ...message.parts, link: url };
    return { ...message, parts, text: withLink(text, url), html: withLink(html, url) };
  }

  private async surroundings(tx: Transaction, { customerId }: MessageObject): Promise<Surroundings> {
    const [customer, organization, settings] = await Promise.all([
      new CustomersRepository(tx).get(customerId),
      new OrganizationsRepository(tx).existing(tx.organizationId),
      new MailSettingsRepository(tx).read(),
    ]);
    return { customer, organization, settings };
  }

  private async attachments(
    tx: Transaction,
    { target, enclosures = [], files = [], invoiceIds = [], isImported = false }: MessageObject,
    wanted: readonly string[],
  ): Promise<readonly MessageAttachment[]> {
    const formats = documentFormats.filter((format) => wanted.includes(format));
    if (isImported) return files;
    if (target.type === 'invoice' || target.type === 'credit_note') {
      const { id, type } = target;
      const documents = (await this.documents.attachable(tx, { id, type }, formats)).map(attachmentOf);
      return [...files, ...documents, ...enclosuresOf(enclosures, formats)];
    }
    const all = [...files];
    if (files.length + invoiceIds.length > ATTACHMENTS_MAX) return all;
    for (const invoice_id of invoiceIds) {
      const invoice = { type: 'invoice', id: invoice_id } as const;
      const found = await this.documents.attachable(tx, invoice, formats.slice(0, 1));
      all.push(...found.map((file) => ({ invoice_id, ...attachmentOf(file) })));
    }
    return all;
  }
}

/** That of the customer, else that of the organization. */
function usualLanguage(
  { locale }: Pick<CustomerEntity, 'locale'>,
  { language }: Pick<StoredMailSettings, 'language'>,
): MessageLanguage {
  return messageLanguageOf(locale) ?? language;
}

function attachmentOf({ format, filename, stored }: AvailableFile): MessageAttachment {
  return {
    format,
    filename,
    media_type: mediaTypeOf(format),
    sha256: stored?.sha256.toString('hex') ?? null,
    bytes: stored?.size ?? null,
  };
}

/** What a caller writes is taken as it is; only templates have placeholders. */
function writtenBy(template: Template, values: PlaceholderValues, { subject, text }: SendDetails): Template {
  return {
    subject: subject ?? filledInLine(template.subject, values),
    text: text ?? filledIn(template.text, values),
  };
}

function formsOf(customer: CustomerEntity, language: MessageLanguage): LocaleForms {
  return localeForms(localeOf(customer, language));
}

/** That of the customer, where the message is in its language. */
function localeOf({ locale }: Pick<CustomerEntity, 'locale'>, language: MessageLanguage): string {
  return locale !== null && messageLanguageOf(locale) === language ? locale : language;
}

function valuesOf(
  object: MessageObject,
  { customer, organization, settings, recipients }: Surroundings & { readonly recipients: Recipients },
  forms: LocaleForms,
): PlaceholderValues {
  return {
    'customer.name': customer.name,
    'contact.name': recipients.to[0]?.name ?? customer.name,
    'organization.name': organization.name,
    signature: signatureOf(settings, organization),
    ...object.values(forms),
  };
}
