import { byCreation, type ListDefinition } from '../../../platform/lists.js';
import { SHOWN_COLUMNS, type InvitationRow } from './entities/invitation.entity.js';

/** The list of invitations, those that have ended included. */
export const invitationList: ListDefinition<InvitationRow> = {
  name: 'invitations',
  table: 'invitations',
  columns: SHOWN_COLUMNS,
  sorts: byCreation,
  filters: [],
};
