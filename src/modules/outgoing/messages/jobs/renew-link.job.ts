import { JobHandler, type Principal } from '../../../../platform/index.js';
import type { DocumentTarget } from '../../documents/index.js';
import { renewLink } from '../../links/index.js';
import { RenewedLinks } from '../compose/renewed-links.service.js';

@JobHandler(renewLink)
export class RenewLinkJob implements JobHandler<DocumentTarget> {
  constructor(private readonly links: RenewedLinks) {}

  run(who: Principal, target: DocumentTarget): Promise<void> {
    return this.links.renew(who, target);
  }
}
