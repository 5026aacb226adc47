import {
  PdfRenderer,
  RenderingClosedError,
  RenderingError,
  RenderQueueFullError,
} from '../../../src/modules/outgoing/documents/rendering/index.js';
import { FontSet } from '../../../src/modules/outgoing/documents/rendering/fonts/font-set.js';
import { jobOf } from '../../../src/modules/outgoing/documents/rendering/pdf-renderer.js';
import { RenderQueue } from '../../../src/modules/outgoing/documents/rendering/process/render-queue.js';
import { until } from '../../support/eventually.js';
import { printedDocuments } from './support/printed-documents.js';

const { document, options } = printedDocuments['invoice']!;

describe('the process that lays out documents', () => {
  let fonts: FontSet;
  const queues: RenderQueue[] = [];

  beforeAll(async () => {
    fonts = await FontSet.read(undefined);
  });

  afterEach(() => {
    for (const one of queues.splice(0)) one.close();
  });

  it('is started by the first document and kept for the next one', async () => {
    const queue = queueWith({});
    expect(queue.processId).toBeUndefined();
    await queue.render(job());
    const first = queue.processId;
    await queue.render(job());
    expect([typeof first, queue.processId]).toEqual(['number', first]);
  });

  it('ends when nothing is to be done', async () => {
    const queue = queueWith({ idleMs: 1 });
    await queue.render(job());
    await until(() => queue.processId === undefined);
    expect((await queue.render(job())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is replaced when it has grown too large', async () => {
    const queue = queueWith({ memoryBytesMax: 1 });
    const both = [queue.render(job()), queue.render(job())];
    const first = queue.processId;
    await Promise.all(both);
    expect([typeof first, queue.processId]).toEqual(['number', undefined]);
  });

  it('fails the document that it dies of, and prints the next one in a new process', async () => {
    const queue = queueWith({});
    const lost = queue.render(job());
    const next = queue.render(job());
    const first = queue.processId!;
    process.kill(first, 'SIGKILL');
    await expect(lost).rejects.toThrow(RenderingError);
    expect((await next).subarray(0, 5).toString()).toBe('%PDF-');
    expect(queue.processId).not.toBe(first);
  });

  it('is ended when a document takes too long', async () => {
    const queue = queueWith({ jobMs: 1, startMs: 0 });
    await expect(queue.render(job())).rejects.toThrow('not laid out within 1 ms');
    expect(queue.processId).toBeUndefined();
  });

  it('goes on in a new process after a document that the template refuses', async () => {
    const queue = queueWith({});
    await expect(queue.render({ ...job(), page: '{}' })).rejects.toThrow(RenderingError);
    expect(queue.processId).toBeUndefined();
    expect((await queue.render(job())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('refuses more documents than may wait', async () => {
    const queue = queueWith({ queueMax: 2 });
    const waiting = [queue.render(job()), queue.render(job())];
    await expect(queue.render(job())).rejects.toThrow(RenderQueueFullError);
    expect(await Promise.all(waiting)).toHaveLength(2);
  });

  it('lets nobody wait when the service stops', async () => {
    const renderer = new PdfRenderer();
    const waiting = [renderer.renderPdf(document, options), renderer.renderPdf(document, options)];
    renderer.close();
    const results = await Promise.allSettled(waiting);
    expect(
      results.map((one) => one.status === 'rejected' && one.reason instanceof RenderingClosedError),
    ).toEqual([true, true]);
  });

  function queueWith(limits: ConstructorParameters<typeof RenderQueue>[2]): RenderQueue {
    const queue = new RenderQueue('any', fonts.files, limits);
    queues.push(queue);
    return queue;
  }

  function job() {
    return jobOf(document, options, fonts);
  }
});
