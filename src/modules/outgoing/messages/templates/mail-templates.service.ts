import { Injectable } from '@nestjs/common';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import { Mailer, UnitOfWork, type Principal } from '../../../../platform/index.js';
import { messageKinds, messageLanguages } from '../domain/message.js';
import type { TemplateName } from '../domain/template-names.js';
import { unknownPlaceholders, type Template } from '../domain/template.js';
import { builtIn, MailTemplatesRepository, type StoredTemplate } from './mail-templates.repository.js';
import { previewTemplate, type PreviewedTemplate } from './preview-template.js';

/** What messages say by default. */
@Injectable()
export class MailTemplatesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mailer: Mailer,
  ) {}

  /** Every kind in every language, the organization's own text where there is one. */
  list(who: Principal): Promise<StoredTemplate[]> {
    return this.work.run(who, async (tx) => {
      const own = await new MailTemplatesRepository(tx).own();
      return messageKinds.flatMap((kind) =>
        messageLanguages.map((language) => {
          return (
            own.find((one) => one.kind === kind && one.language === language) ?? builtIn({ kind, language })
          );
        }),
      );
    });
  }

  /** Raises `validation_failed` for placeholders that the kind does not know. */
  update(who: Principal, name: TemplateName, template: Template): Promise<StoredTemplate> {
    assertKnown(name, template);
    return this.work.run(who, (tx) => new MailTemplatesRepository(tx).replace(name, template));
  }

  /** What a text would say, of made-up documents. Stores nothing, and raises what saving it raises. */
  preview(who: Principal, name: TemplateName, template: Template): Promise<PreviewedTemplate> {
    assertKnown(name, template);
    return this.work.run(who, (tx) => previewTemplate(tx, { name, template }, this.mailer.publicUrl));
  }

  /** Brings the built-in text back. */
  delete(who: Principal, name: TemplateName): Promise<void> {
    return this.work.run(who, (tx) => new MailTemplatesRepository(tx).delete(name));
  }
}

function assertKnown({ kind }: TemplateName, template: Template): void {
  const faults = (['subject', 'text'] as const).flatMap((field): FieldFault[] => {
    const unknown = unknownPlaceholders(kind, template[field]);
    if (unknown.length === 0) return [];
    const detail = `There is no placeholder ${unknown.map((name) => `{{${name}}}`).join(', ')} here.`;
    return [{ pointer: `#/${field}`, code: 'unknown_placeholder', detail }];
  });
  if (faults.length > 0) throw validationFailed(faults);
}
