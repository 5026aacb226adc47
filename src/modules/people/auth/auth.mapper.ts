import { amountNumber, atLeastZero } from '../../../kernel/money/amount.js';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { OrganizationEntity } from '../organizations/index.js';
import type { Identity } from './auth.service.js';
import { unitsOf, type KeyLimits, type NeededApproval } from '../../../kernel/limits/key-limits.js';
import type {
  ApiKeyUsageDto,
  UsageDto,
  ShownLimitsDto,
  ShownNeededApprovalDto,
} from './dto/shown-limits.dto.js';
import type { PresentLimits, UsageOfDay } from './limit-uses.repository.js';
import type { ApiKeyDto, CreatedApiKeyDto } from './dto/api-key.dto.js';
import type { LoginResultDto, OrganizationSummaryDto, UserDto } from './dto/login-result.dto.js';
import type { SessionDto } from './dto/session.dto.js';
import type { MeDto } from './dto/me.dto.js';
import type { ProfileDto } from './dto/profile.dto.js';
import type { SecondFactorDto } from './dto/second-factor.dto.js';
import type { ApiKeyRow } from './entities/api-key.entity.js';
import type { OpenedSession } from './open-session.js';
import type { Profile } from './profile.service.js';
import type { SecondFactorState } from './second-factors.repository.js';
import type { ShownSession } from './sessions.repository.js';
import type { Member } from './users.repository.js';
import { apiKeys, sessions, users } from './auth.resource.js';
import { organizations } from '../organizations/organizations.resource.js';

export function toLoginResultDto(session: OpenedSession): LoginResultDto {
  const { token, member, organization, lifeMs, setUpOnly } = session;
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: Math.floor(lifeMs / 1_000),
    user: toUserDto(member),
    organization: toOrganizationSummaryDto(organization),
    set_up_only: setUpOnly,
  };
}

/** A session as its user sees it. Takes the id of the session that asks. */
export function toSessionDto(session: ShownSession, current: string | undefined): SessionDto {
  return {
    id: toTypeId(sessions.idPrefix, session.id),
    current: session.id === current,
    organization: {
      id: toTypeId(organizations.idPrefix, session.organization_id),
      name: session.organization_name,
    },
    created_at: instantText(session.created_at),
    last_used_at: instantText(session.last_used_at),
    expires_at: instantText(session.expires_at),
    created_ip: session.created_ip,
    last_ip: session.last_ip,
    user_agent: session.user_agent,
  };
}

export function toMeDto({ principal, member, organization }: Identity): MeDto {
  return {
    kind: principal.kind,
    user: member === undefined ? null : toUserDto(member),
    api_key_id: principal.kind === 'api_key' ? toTypeId(apiKeys.idPrefix, principal.id) : null,
    organization: toOrganizationSummaryDto(organization),
    scopes: [...principal.scopes],
    set_up_only: principal.assurance?.setUpOnly ?? false,
  };
}

/** One's own account in the form of the API. */
export function toProfileDto({ user, pendingEmail }: Profile): ProfileDto {
  const { id, email, name, created_at } = user;
  return {
    id: toTypeId(users.idPrefix, id),
    email,
    pending_email: pendingEmail,
    name,
    created_at: instantText(created_at),
  };
}

export function toSecondFactorDto(state: SecondFactorState | undefined): SecondFactorDto {
  return {
    is_on: state !== undefined,
    on_since: state === undefined ? null : instantText(state.confirmed_at),
    recovery_codes_left: state?.recovery_codes_left ?? 0,
  };
}

export function toApiKeyDto(key: ApiKeyRow): ApiKeyDto {
  return {
    id: toTypeId(apiKeys.idPrefix, key.id),
    name: key.name,
    scopes: key.scopes,
    allowed_ips: key.allowed_ips,
    created_by: key.created_by === null ? null : toTypeId(users.idPrefix, key.created_by),
    created_at: instantText(key.created_at),
    expires_at: key.expires_at && instantText(key.expires_at),
    last_used_at: key.last_used_at && instantText(key.last_used_at),
    revoked_at: key.revoked_at && instantText(key.revoked_at),
    limits: key.limits && toShownLimits(key.limits),
    limits_version: key.limits_version,
  };
}

export function toCreatedApiKeyDto({ key, token }: { key: ApiKeyRow; token: string }): CreatedApiKeyDto {
  return { ...toApiKeyDto(key), secret: token };
}

/** Limits with a null for each that there is not. */
export function toShownLimits(limits: KeyLimits): ShownLimitsDto {
  const { max_amount = null, per_day, draft_only = false } = limits;
  const { customer_ids, product_ids, operations, needs_approval } = limits;
  return {
    max_amount,
    per_day: per_day ? { amount: null, currency: null, count: null, ...per_day } : null,
    draft_only,
    customer_ids: customer_ids ? [...customer_ids] : null,
    product_ids: product_ids ? [...product_ids] : null,
    operations: operations ? [...operations] : null,
    needs_approval: needs_approval ? toShownApproval(needs_approval) : null,
  };
}

function toShownApproval({ operations, above }: NeededApproval): ShownNeededApprovalDto {
  return { operations: operations ? [...operations] : null, above: above ?? null };
}

export function toKeyUsageDto({ key, ...usage }: UsageOfDay & { readonly key: ApiKeyRow }): ApiKeyUsageDto {
  return { api_key_id: toTypeId(apiKeys.idPrefix, key.id), ...toUsageDto(usage, key) };
}

/** What was done today, and what is left of it under these limits. */
export function toUsageDto(
  { day, amounts, count }: UsageOfDay,
  { limits, limits_version }: Pick<PresentLimits, 'limits' | 'limits_version'>,
): UsageDto {
  const { amount, currency, count: most } = limits?.per_day ?? {};
  const used = amounts.find((one) => one.currency === currency)?.amount ?? 0n;
  const allowed = unitsOf(amount, currency);
  return {
    limits: limits && toShownLimits(limits),
    limits_version,
    day,
    amounts: amounts.map((one) => ({
      amount: amountNumber(one.amount, one.currency),
      currency: one.currency,
    })),
    count,
    left_amount: allowed === undefined ? null : amountNumber(atLeastZero(allowed - used), currency ?? ''),
    left_count: most === undefined ? null : Math.max(0, most - count),
  };
}

function toUserDto({ id, email, name, role }: Member): UserDto {
  return { id: toTypeId(users.idPrefix, id), email, name, role };
}

export function toOrganizationSummaryDto({
  id,
  name,
  mode,
  currency,
  time_zone,
}: OrganizationEntity): OrganizationSummaryDto {
  return { id: toTypeId(organizations.idPrefix, id), name, mode, currency, time_zone };
}
