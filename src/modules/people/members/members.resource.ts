import type { Resource } from '../../../platform/index.js';
import { InvitationEntity } from './entities/invitation.entity.js';

/** The people who work in an organization. They are named by their users. */
export const members = {
  name: 'members',
  noun: 'member',
  events: ['joined', 'updated', 'removed'],
  tags: [{ name: 'Members', description: 'Who works in your books, and in which role.' }],
  entities: [],
} as const satisfies Resource;

/** Places that are kept for somebody. */
export const invitations = {
  name: 'invitations',
  noun: 'invitation',
  idPrefix: 'ivt',
  events: ['created', 'resent', 'revoked', 'accepted'],
  tags: [{ name: 'Invitations', description: 'Asking somebody to work in your books.' }],
  entities: [InvitationEntity],
} as const satisfies Resource;
