import { authenticationPoints } from './open-points/authentication.js';
import { businessRulePoints } from './open-points/business-rules.js';
import { endpointPoints } from './open-points/endpoints.js';
import { errorPoints } from './open-points/errors.js';
import { eventPoints } from './open-points/events.js';
import { fieldConstraintPoints } from './open-points/field-constraints.js';
import { limitPoints } from './open-points/limits.js';
import type { OpenPoint, OpenPointState } from './open-points/open-point.js';
import { payloadPoints } from './open-points/payloads.js';
import { resourceFieldPoints } from './open-points/resource-fields.js';
import { statePoints } from './open-points/states.js';
import { versioningPoints } from './open-points/versioning.js';

export type { OpenPoint, OpenPointState, Touch } from './open-points/open-point.js';

/**
 * The register of everything that the specification leaves open, in the order of its sections.
 *
 * Each row appears in the published document and in docs/open-points.md. A test fails if an open point of the
 * specification has no row.
 */
export const openPoints: readonly (OpenPoint & { readonly state: OpenPointState })[] = [
  ...businessRulePoints,
  ...resourceFieldPoints,
  ...fieldConstraintPoints,
  ...statePoints,
  ...endpointPoints,
  ...payloadPoints,
  ...authenticationPoints,
  ...eventPoints,
  ...errorPoints,
  ...limitPoints,
  ...versioningPoints,
].map((point) => ({ ...point, state: point.state ?? 'decided for now' }));
