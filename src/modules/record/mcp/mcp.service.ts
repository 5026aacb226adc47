import { Injectable } from '@nestjs/common';
import { Log, OperationCatalog, type CallersPage } from '../../../platform/index.js';
import { FindService } from './find.service.js';
import type { GuideText } from './add-resources.js';
import type { PublishedDocument } from './published.js';
import { ReadingService } from './reading.service.js';
import { ToolCalls } from './tool-calls.service.js';

/** Where the service is reached. */
export const MCP_PATH = '/mcp';

/** What the page needs of the service around it. */
interface Surroundings {
  readonly document: () => PublishedDocument;
  /** The guides of the service, read when they are needed. */
  readonly guides: () => readonly GuideText[];
  /** The address that the service is known under; undefined if it was not told. */
  readonly publicUrl: string | undefined;
}

/** The page at which operations are tools. */
@Injectable()
export class McpService {
  constructor(
    private readonly catalog: OperationCatalog,
    private readonly calls: ToolCalls,
    private readonly finding: FindService,
    private readonly reading: ReadingService,
    private readonly log: Log,
  ) {}

  /** Returns the page. The protocol is loaded when the first message comes: few processes ever get one. */
  page(surroundings: Surroundings): CallersPage {
    let loading: Promise<CallersPage> | undefined;
    return {
      answer: async (request, response, who) => {
        loading ??= this.load(surroundings).catch((error: unknown) => {
          // The next message tries again.
          loading = undefined;
          throw error;
        });
        await (await loading).answer(request, response, who);
      },
    };
  }

  private async load({ document, guides, publicUrl }: Surroundings): Promise<CallersPage> {
    const [{ protocolPage }, { toolboxOf }] = await Promise.all([
      import('./protocol.js'),
      import('./published.js'),
    ]);
    const { calls, finding, reading, log } = this;
    return protocolPage({
      toolbox: toolboxOf(document(), this.catalog.all()),
      calls,
      finding,
      reading,
      guides: guides(),
      publicUrl,
      onRefused: (error) => log.info('mcp message refused', { error }),
      onFailed: (error) => log.error('mcp message failed', { error }),
    });
  }
}
