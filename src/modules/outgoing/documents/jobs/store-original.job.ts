import { JobHandler, type Principal } from '../../../../platform/index.js';
import { storeOriginal, type OriginalOrder } from '../../../books/invoices/index.js';
import { DocumentsService } from '../documents.service.js';

@JobHandler(storeOriginal)
export class StoreOriginalJob implements JobHandler<OriginalOrder> {
  constructor(private readonly documents: DocumentsService) {}

  run(who: Principal, order: OriginalOrder): Promise<void> {
    return this.documents.storeOriginal(who, order);
  }
}
