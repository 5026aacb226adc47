import { Injectable } from '@nestjs/common';
import { validationFailed, withFaultsAt } from '../../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../../../platform/index.js';
import { contentOf, createDraft, type InvoiceWithItems } from '../../../books/invoices/index.js';
import { filledTemplate, placedFault, type Use } from '../content/filled-template.js';
import { InvoiceTemplatesRepository } from '../invoice-templates.repository.js';

/** Makes drafts of templates. */
@Injectable()
export class UseTemplate {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `not_found`, and `validation_failed` with each fault at the place where it was said. */
  use(who: Principal, id: string, use: Use): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const { content } = await new InvoiceTemplatesRepository(tx).get(id);
      const details = filledTemplate(contentOf(content), use);
      if (Array.isArray(details)) throw validationFailed(details);
      try {
        return await createDraft(tx, details);
      } catch (error) {
        throw withFaultsAt(error, (fault) => placedFault(fault, use.overrides));
      }
    });
  }
}
