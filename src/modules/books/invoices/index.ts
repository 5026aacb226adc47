export {
  toCalculatedItemDto,
  toDocumentAdjustmentDto,
  toTaxGroupDtos,
  toWithholdingDtos,
  type StoredLine,
} from './calculate/amounts.mapper.js';
export {
  draftCalculator,
  type CalculatedInvoice,
  type DraftCalculator,
} from './calculate/calculated-draft.js';
export { ImportedInvoiceDto } from './dto/imported-invoice.dto.js';
export { frozenForm as frozenInvoice } from './finalize/frozen-form.js';
export { importInvoice, takeBackInvoice } from './imported/import-invoice.js';
export {
  EXTERNAL_ID_MAX,
  importedStatuses,
  NUMBER_MAX,
  type ImportedDetails,
  type ImportedInvoice,
  type ImportedLine,
  type ImportedStatus,
} from './domain/imported-details.js';
export { importedDocument, type ImportedDocument } from './imported/imported-document.js';
export { ImportedInvoicesRepository, type KnownInvoice } from './imported/imported-invoices.repository.js';
export { issuedElsewhere } from './imported/imported.problems.js';
export { importedState, type ImportedState } from './imported/imported-state.js';
export { toStepDtos } from './calculate/calculation.mapper.js';
export { explainedSteps } from './calculate/explained-steps.js';
export { noLimits } from './domain/amount-faults.js';
export { withReasons } from './domain/tax-exemptions.js';
export { storedTaxGroup } from './write/draft-rows.sql.js';
export { storedDocument } from './calculate/stored-document.js';
export { contentOf, toContentDto, toStoredContent, type StoredContent } from './content/stored-content.js';
export { withNumbers } from './content/stored-numbers.js';
export type { ExplainedStep } from './domain/calculation-explained.js';
export type { CalculationTrace } from './domain/calculation-trace.js';
export { invoiceTotals, type InvoiceTotals } from './domain/invoice-totals.js';
export { Adjustments, DocumentAdjustmentDto } from './dto/adjustment.dto.js';
export { CalculationStepDto } from './dto/calculation.dto.js';
export { CalculatedItemDto, InvoiceItemDto } from './dto/invoice-item.dto.js';
export { toItemDetailsDto } from './read/e-invoice.mapper.js';
export { plannedAllocations, type Allocation, type AllocationDetails } from './domain/allocation.js';
export type { InvoiceAttachment } from './domain/attachment.js';
export type { InvoiceAction } from './domain/invoice-lifecycle.js';
export type { DocumentAdjustmentDetails, InvoiceDetails, ItemDetails } from './domain/invoice.js';
export { amountAsked, isOverdue, prepaymentOf } from './domain/derived.js';
export { jsonForm } from './domain/json-form.js';
export { isAvailable } from './domain/invoice-lifecycle.js';
export { ALLOCATIONS_MAX, AllocationDto, CreateAllocationDto } from './dto/allocation.dto.js';
export { SettleRest } from './dto/settle-rest.dto.js';
export { CreateInvoiceDto, InvoiceDetailsDto } from './dto/create-invoice.dto.js';
export { CreateInvoiceItemDto, InvoiceContentDto, ITEMS_MAX } from './dto/invoice-content.dto.js';
export { CalculatedInvoiceDto } from './dto/calculation.dto.js';
export { PeriodDto } from './dto/e-invoice-parts.dto.js';
export { AttachmentDto } from './dto/attachment.dto.js';
export { InvoiceDto } from './dto/invoice.dto.js';
export { WithholdingDto } from './dto/withholding.dto.js';
export { AppliedDocumentAdjustmentDto, TaxGroupDto } from './dto/invoice-amounts.dto.js';
export { BuyerDto, SellerDto } from './dto/party.dto.js';
export type { InvoiceWithItems } from './entities/invoice.entity.js';
export {
  InvoiceItemEntity,
  type StoredAdjustment,
  type StoredTaxGroup,
} from './entities/invoice-item.entity.js';
export { InvoiceTermEntity } from './entities/invoice-term.entity.js';
export { InvoiceEntity } from './entities/invoice.entity.js';
export { creditPrepaidExcess, type PrepaidInvoice } from './settle/prepaid-excess.js';
export { InvoicesRepository, type Parties } from './invoices.repository.js';
export { BEFORE_ALL, type DuePlace } from './domain/due-place.js';
export { DayRun, endOfPage, type DayOrder } from './settle/day-run.js';
export { creditedDeductions, deductedBy } from './domain/deduction.js';
export { InvoiceDeductions, type SettledBy } from './settle/deductions.js';
export { InvoiceSettlement } from './settle/invoice-settlement.js';
export { amountsExample, issuedInvoiceExample, itemExample } from './invoices.examples.js';
export { toCalculatedInvoiceDto } from './calculate/calculation.mapper.js';
export { calculatedInvoiceExample } from './calculate/calculation.examples.js';
export { toInvoiceDto } from './invoices.mapper.js';
export { pageOfInvoice, queryOfInvoice } from './read/page-of-invoice.js';
export { changeAttachments } from './write/change-attachments.js';
export { lockedInvoice, lockedInvoiceFor } from './write/locked-invoice.js';
export type { TaxDifference } from './domain/priced-document.js';
export { createDraft } from './write/create-draft.js';
export { replaceDraft } from './write/replace-draft.js';
export type { FrozenInvoice } from './finalize/frozen-form.js';
export { asIfIssued, detailsAsIfIssued, unstoredDraft } from './finalize/as-if-issued.js';
export { IssueChecks, type Issuing } from './finalize/issue-checks.js';
export { orderOriginal, orderPdf, storeOriginal, type OriginalOrder } from './finalize/original-order.js';
export { finalizeDraft } from './finalize/finalize-invoice.js';
export { CreditOnIssue } from './finalize/credit-on-issue.js';
export { dueDateThen } from './settle/due-date-then.sql.js';
export { currentInstalmentSql, openPartsOf } from './settle/open-parts.sql.js';
export { markInvoiceSent } from './settle/mark-sent.js';
export { markInvoiceViewed } from './settle/mark-viewed.js';
export { MailsUnderWay } from './settle/mails-under-way.js';
export { OwnCredit, type HeldCredit } from './settle/own-credit.js';
export { PrepaidCredit } from './settle/prepaid-credit.js';
export { isBeingSent, voidInvoice } from './settle/void-invoice.js';
export { sendingChannels, type SendingChannel } from './domain/invoice.js';
export { invoiceChanged } from './invoices.events.js';
export { coveredByCredit, invalidTransition } from './invoices.problems.js';
