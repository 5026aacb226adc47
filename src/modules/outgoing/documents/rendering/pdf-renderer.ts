import { facturXLevel, type EInvoice } from '../../../../kernel/en16931/index.js';
import type { EngineName, RenderFile, RenderJob } from './engine/engine.js';
import { FontSet } from './fonts/font-set.js';
import { LOGO_PATHS, pageOf } from './page/page-of.js';
import { codeFilesOf, paymentCodesOf } from './page/payment-codes.js';
import { archived } from './pdf-update/archived.js';
import type { Logo, PdfOptions } from './presentation.js';
import type { QuoteFigures } from './quote/quote-figures.js';
import { quotePageOf, type QuoteOptions } from './quote/quote-page.js';
import type { ReceiptFigures } from './receipt/receipt-figures.js';
import { receiptPageOf } from './receipt/receipt-page.js';
import type { ReminderFigures } from './reminder/reminder-figures.js';
import { askedFor, reminderPageOf } from './reminder/reminder-page.js';
import { RenderQueue, type RenderLimits } from './process/render-queue.js';
import type { StatementFigures } from './statement/statement-figures.js';
import { statementPageOf, type StatementOptions } from './statement/statement-page.js';

/**
 * What makes the files, to be kept with each: another Typst, or other templates, texts or fonts, make other bytes.
 * Count up what changes; test/documents/rendering/digests.json tells when.
 */
export const PDF_WRITER = 'typst 0.14.2, templates 9, fonts 3';

export interface PdfRendererSettings {
  /** A folder with more fonts, such as those for Chinese. */
  readonly fontsFolder?: string | undefined;
  /** `any` is the native one where the platform has it. */
  readonly engine?: EngineName | 'any' | undefined;
  readonly limits?: Partial<RenderLimits> | undefined;
}

/** Makes PDF files of documents. One for a service; it starts nothing before it is asked. */
export class PdfRenderer {
  private readonly settings: PdfRendererSettings;
  private fonts: Promise<FontSet> | undefined;
  private queue: RenderQueue | undefined;
  private isClosed = false;

  constructor(settings: PdfRendererSettings = {}) {
    this.settings = settings;
  }

  /**
   * The document as a PDF: the same bytes for the same input, whatever the engine, the process or the day.
   *
   * An issued one is PDF/A-3a and PDF/UA-1, and Factur-X with an attachment. Raises `RenderingError`, and
   * `RenderQueueFullError` where too many wait.
   */
  async renderPdf(document: EInvoice, options: PdfOptions): Promise<Buffer> {
    const fonts = await this.readFonts();
    const pdf = await this.queueWith(fonts).render(jobOf(document, options, fonts));
    if (options.mode === 'draft') return pdf;
    const { attachment } = options;
    return archived(pdf, attachment && facturXLevel(attachment.profile));
  }

  /** A statement of account as a PDF/A. Raises as `renderPdf` does. */
  async renderStatement(figures: StatementFigures, options: StatementOptions): Promise<Buffer> {
    const fonts = await this.readFonts();
    const { look } = options;
    const page = jsonOf(statementPageOf(figures, options, fonts.families), fonts);
    const job = { template: `statement-${look.template}`, page, files: logoFilesOf(look.logo) };
    return archived(await this.queueWith(fonts).render(job), undefined);
  }

  /** The letter of a reminder as a PDF/A. Raises as `renderPdf` does. */
  async renderReminder(figures: ReminderFigures, options: StatementOptions): Promise<Buffer> {
    const fonts = await this.readFonts();
    const { look, parties } = options;
    const wanted = { ...look, payment_code_reference: 'payment_reference' } as const;
    const codes = paymentCodesOf(askedFor(figures, parties), wanted);
    const page = reminderPageOf(figures, options, { fonts: fonts.families, codes });
    const files = [...logoFilesOf(look.logo), ...codeFilesOf(codes)];
    const job = { template: `reminder-${look.template}`, page: jsonOf(page, fonts), files };
    return archived(await this.queueWith(fonts).render(job), undefined);
  }

  /** The receipt of a payment as a PDF/A. Raises as `renderPdf` does. */
  async renderReceipt(figures: ReceiptFigures, options: StatementOptions): Promise<Buffer> {
    const fonts = await this.readFonts();
    const { look } = options;
    const page = jsonOf(receiptPageOf(figures, options, fonts.families), fonts);
    const job = { template: `receipt-${look.template}`, page, files: logoFilesOf(look.logo) };
    return archived(await this.queueWith(fonts).render(job), undefined);
  }

  /** A quote as a PDF/A; a draft as a plain one. Raises as `renderPdf` does. */
  async renderQuote(figures: QuoteFigures, options: QuoteOptions): Promise<Buffer> {
    const fonts = await this.readFonts();
    const { look, mode } = options;
    const page = jsonOf(quotePageOf(figures, options, fonts.families), fonts);
    const job = { template: `quote-${look.template}`, page, files: logoFilesOf(look.logo) };
    const pdf = await this.queueWith(fonts).render(job);
    return mode === 'draft' ? pdf : archived(pdf, undefined);
  }

  /** Draws a logo and nothing else. Raises as `renderPdf` does, and `RenderingError` for what is no picture. */
  async draw({ media_type, content }: Logo): Promise<void> {
    const path = LOGO_PATHS[media_type];
    const job = { template: 'logo', page: JSON.stringify({ path }), files: [{ path, content }] };
    await this.queueWith(await this.readFonts()).render(job);
  }

  /** The characters of a text that would be printed as a box, each once. */
  async unprintable(text: string): Promise<string[]> {
    return (await this.readFonts()).unprintable(text);
  }

  /** Ends what runs. Whoever waits for a document gets `RenderingClosedError`. */
  close(): void {
    this.isClosed = true;
    this.queue?.close();
  }

  private readFonts(): Promise<FontSet> {
    this.fonts ??= FontSet.read(this.settings.fontsFolder).catch((error: unknown) => {
      // A folder that is away for a while, or a font that is exchanged, is read again for the next document.
      this.fonts = undefined;
      throw error;
    });
    return this.fonts;
  }

  private queueWith({ files }: FontSet): RenderQueue {
    this.queue ??= new RenderQueue(this.settings.engine ?? 'any', files, this.settings.limits);
    if (this.isClosed) this.queue.close();
    return this.queue;
  }
}

/** What the engine gets: the page with what can be printed, and the files that it names. */
export function jobOf(document: EInvoice, options: PdfOptions, fonts: FontSet): RenderJob {
  const { look, attachment } = options;
  // Nobody is to pay a draft.
  const payable = options.printed?.pays_first ?? document.totals.payable;
  const first = { ...document, totals: { ...document.totals, payable } };
  const codes = options.mode === 'issued' ? paymentCodesOf(first, look) : {};
  const page = pageOf(document, options, { fonts: fonts.families, codes });
  const files = [...logoFilesOf(look.logo), ...codeFilesOf(codes)];
  if (attachment !== undefined) {
    files.push({ path: `/${facturXLevel(attachment.profile).filename}`, content: attachment.xml });
  }
  return { template: look.template, page: jsonOf(page, fonts), files };
}

/** A page for the engine, with what can be printed. */
function jsonOf(page: object, fonts: FontSet): string {
  return JSON.stringify(page, (_, value: unknown) => {
    return typeof value === 'string' ? fonts.printable(value) : value;
  });
}

function logoFilesOf(logo: Logo | undefined): RenderFile[] {
  return logo === undefined ? [] : [{ path: LOGO_PATHS[logo.media_type], content: logo.content }];
}
