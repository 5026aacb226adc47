/** Documents as PDF files: what the slice calls. It knows no database and no framework. See docs/documents.md. */
export { RenderingError } from './engine/engine.js';
export { PdfRenderer, type PdfRendererSettings } from './pdf-renderer.js';
export {
  papers,
  templates,
  type Logo,
  type LocaleName,
  type PdfAttachment,
  type PdfOptions,
  type Presentation,
  type PrintedAdjustment,
  type PrintedFigures,
  type PrintedLine,
} from './presentation.js';
export { RenderingClosedError, RenderQueueFullError } from './process/render-queue.js';
export { documentLanguages } from './texts/texts.js';
