/**
 * What modules may use of the platform, besides the field decorators (fields.ts) and the vocabulary of lists
 * (lists.ts).
 *
 * Modules import nothing else from src/platform; test/tidy enforces it.
 */
export { ResourceRepository } from './books/resource-repository.js';
export { byteaText } from './books/bytea.js';
export { isDivisionByZero, violatedConstraint } from './books/database-errors.js';
export { type EventEntity } from './books/events/event.entity.js';
export { ClockMove } from './books/jobs/clock-move.js';
export { enqueue, enqueueForInstallation } from './books/jobs/enqueue.js';
export {
  InstallationJobHandler,
  installationJobKind,
  JobHandler,
  jobKind,
  type JobKind,
} from './books/jobs/job.js';
export { type Page } from './books/lists/list-paging.js';
export { Lists, listOf } from './books/lists/lists.js';
export { Notifications, listenersNow } from './books/notifications.js';
export { type ControlTransaction, type Transaction } from './books/transaction.js';
export { Snapshots } from './books/snapshots.js';
export { SearchTerms } from './books/search-terms.js';
export { UnitOfWork } from './books/unit-of-work.js';
export { byCount, inParts, valueRows } from './books/value-rows.js';
export { VersionedTable } from './books/versioned-table.js';
export {
  archive,
  created,
  deletedOrArchived,
  eventStream,
  file,
  found,
  keptArchive,
  lines,
  none,
  page,
  updated,
  type DeletionOutcome,
} from './contract/answers.js';
export {
  assertConfirmed,
  confirmationMethods,
  insufficientRole,
  insufficientScope,
  limitExceeded,
  wrongCode,
  wrongSecret,
} from './contract/challenges.js';
export type { CallersPage } from './contract/callers-page.js';
export { changeEvent } from './contract/change-event.js';
export { booksStateOf, liveBooks, modes, type BooksState, type Mode } from './contract/books-state.js';
export { isAllowed } from './contract/access.js';
export { Clock } from './contract/clock.js';
export { holidaysOf } from './contract/holidays.js';
export { ApprovalNeeded, approvalReasons, type ApprovalReason, type Approved } from './contract/approval.js';
export { mayBeHeld, neverHeld } from './contract/held-operations.js';
export type { AllowedUnder, CredentialLimits, LimitedWork } from './contract/credential-limits.js';
export { type DomainEvent } from './contract/domain-event.js';
export { serverSentEvents, type StreamMessage } from './contract/event-stream.js';
export { type FileAnswer } from './contract/file-answer.js';
export { type KeptFile } from './contract/kept-file.js';
export type {
  PublicPages,
  Submission,
  SubmissionAnswer,
  Visit,
  VisitAnswer,
} from './contract/public-pages.js';
export { jsonLines } from './contract/json-lines.js';
export { InstallationRules } from './contract/installation-rules.js';
export { InstallationSecret } from './contract/installation-secret.js';
export { newId } from './contract/ids/new-id.js';
export { Operation } from './contract/operation.js';
export {
  furtherPrincipal,
  newPrincipal,
  roles,
  type Assurance,
  type CredentialHolder,
  type Principal,
  type RequestSource,
  type Role,
} from './contract/principal.js';
export {
  scope,
  type Columns,
  type Noun,
  type Resource,
  type Scope,
  type Stored,
  type TableResource,
  type Tag,
} from './contract/resource.js';
export {
  columnsThat,
  type ColumnsThat,
  type DocumentFates,
  type Fates,
  type Takes,
  type Tells,
} from './contract/fates.js';
export { Choice, IfMatch, ResourceId, TargetOf } from './contract/resource-id.js';
export { ANY_VERSION, assertVersion, type Target, type VersionCondition } from './contract/version-tag.js';
export { UnreadableXml, xmlTree, type XmlTree } from './contract/xml-tree.js';
export { once, zipOf, type ArchiveFile } from './contract/zip-archive.js';
export { Who } from './contract/who.decorator.js';
export type { OperationRequest } from './edge/answer-adapter.js';
export { ApprovalInterceptor, Approvals } from './edge/approvals/approval.interceptor.js';
export { fingerprintOf, idempotencyKey } from './edge/idempotency/idempotency-key.js';
export { InProcessCalls, type AnswerInProcess } from './edge/call-in-process.js';
export { type DryRun } from './books/dry-run.js';
export { type OnBehalf } from './books/on-behalf.js';
export { type AnnouncedEvent } from './books/transaction.js';
export { OperationCatalog, type CatalogEntry } from './edge/operation-catalog.js';
export { GroupWork, type Member, type Outcome, type Together } from './edge/groups/group-work.js';
export { IdempotentPost } from './edge/idempotency/idempotent-post.js';
export { BodyReader, type ReadBody } from './edge/body/body-reader.js';
export { problemTypeUri } from './edge/problems/problem-document.js';
export { callOf, sourceOf } from './edge/request-source.js';
export { BearerStrategy } from './edge/identity/bearer.strategy.js';
export { Credentials, type Caller } from './edge/identity/credentials.js';
export { Waiting, type WaitingCall } from './edge/identity/waiting-call.js';
export { type FirstStartConfig } from './running/config/config.js';
export {
  mailSecurities,
  type Mail,
  type MailAttempt,
  type Mailbox,
  type MailSecurity,
  type MailServer,
  type SentBefore,
} from './mail/mail.js';
export { escaped, htmlOf } from './mail/html.js';
export { Files, type NamedFile } from './files/files.js';
export { Mailer } from './mail/mailer.js';
export { Outbound, type OutboundAnswer } from './outbound/outbound.js';
export { OutboundError } from './outbound/outbound-error.js';
export { RELEASE } from './reference/since.js';
export { ProblemDto } from './reference/problem.dto.js';
export { Secrets, type SecretBox, type SecretPlace } from './secrets/secrets.js';
export { Log } from './signals/log.js';
