import { JobHandler, type Principal } from '../../../../platform/index.js';
import { bookCertain, type CertainOrder } from '../../bank-statements/index.js';
import { CertainLines } from '../certain-lines.service.js';

@JobHandler(bookCertain)
export class BookCertainJob implements JobHandler<CertainOrder> {
  constructor(private readonly lines: CertainLines) {}

  run(who: Principal, order: CertainOrder): Promise<void> {
    return this.lines.book(who, order);
  }
}
