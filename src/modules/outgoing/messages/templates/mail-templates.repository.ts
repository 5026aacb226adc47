import type { Transaction } from '../../../../platform/index.js';
import { builtInTemplates } from '../domain/built-in-templates.js';
import type { TemplateName } from '../domain/template-names.js';
import type { Template } from '../domain/template.js';
import type { MailTemplateEntity } from '../entities/mail-template.entity.js';

/** A text, and whether it is one of the organization. */
export interface StoredTemplate extends Template, TemplateName {
  readonly built_in: boolean;
}

/** What the messages of the organization of a transaction say. */
export class MailTemplatesRepository {
  constructor(private readonly tx: Transaction) {}

  /** The text of the organization, else the built-in one. */
  async read(name: TemplateName): Promise<StoredTemplate> {
    const row = await this.tx.row<MailTemplateEntity>(
      'SELECT * FROM mail_templates WHERE organization_id = $1 AND kind = $2 AND language = $3',
      [this.tx.organizationId, name.kind, name.language],
    );
    return row === undefined ? builtIn(name) : own(row);
  }

  /** Those of the organization. */
  async own(): Promise<StoredTemplate[]> {
    const rows = await this.tx.rows<MailTemplateEntity>(
      'SELECT * FROM mail_templates WHERE organization_id = $1',
      [this.tx.organizationId],
    );
    return rows.map(own);
  }

  /** Replaces a text. */
  async replace({ kind, language }: TemplateName, { subject, text }: Template): Promise<StoredTemplate> {
    await this.tx.touched(
      `INSERT INTO mail_templates (organization_id, kind, language, subject, text, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (organization_id, kind, language) DO UPDATE SET subject = excluded.subject, text = excluded.text,
         updated_at = excluded.updated_at`,
      [this.tx.organizationId, kind, language, subject, text, this.tx.now],
    );
    return { kind, language, subject, text, built_in: false };
  }

  /** Brings the built-in text back. */
  async delete({ kind, language }: TemplateName): Promise<void> {
    await this.tx.touched(
      'DELETE FROM mail_templates WHERE organization_id = $1 AND kind = $2 AND language = $3',
      [this.tx.organizationId, kind, language],
    );
  }
}

/** The built-in text of a kind. */
export function builtIn({ kind, language }: TemplateName): StoredTemplate {
  return { kind, language, ...builtInTemplates[language][kind], built_in: true };
}

function own({ kind, language, subject, text }: MailTemplateEntity): StoredTemplate {
  return { kind, language, subject, text, built_in: false };
}
