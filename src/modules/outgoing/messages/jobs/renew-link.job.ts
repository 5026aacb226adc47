import { JobHandler, type Principal } from '../../../../platform/index.js';
import { renewLink, type LinkTarget } from '../../links/index.js';
import { RenewedLinks } from '../compose/renewed-links.service.js';

@JobHandler(renewLink)
export class RenewLinkJob implements JobHandler<LinkTarget> {
  constructor(private readonly links: RenewedLinks) {}

  run(who: Principal, target: LinkTarget): Promise<void> {
    return this.links.renew(who, target);
  }
}
