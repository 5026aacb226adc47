import {
  newId,
  violatedConstraint,
  type ControlTransaction,
  type Transaction,
} from '../../../platform/index.js';
import { SHOWN_COLUMNS, type InvitationEntity, type InvitationRow } from './entities/invitation.entity.js';

/** What is decided of a new invitation; the rest follows from the transaction. */
type Details = Pick<
  InvitationEntity,
  'token_hash' | 'email' | 'role' | 'membership_expires_at' | 'invited_by' | 'expires_at'
>;

/** Another invitation of the same address was made at the same moment. */
export class InvitedMeanwhile extends Error {}

const OPEN = 'accepted_at IS NULL AND revoked_at IS NULL';

export class InvitationsRepository {
  constructor(private readonly tx: Transaction) {}

  /** Raises InvitedMeanwhile. */
  async insert(details: Details): Promise<InvitationRow> {
    const inserted = this.tx.row<InvitationRow>(
      `INSERT INTO invitations (organization_id, id, token_hash, email, role, membership_expires_at, invited_by,
                                created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${SHOWN_COLUMNS}`,
      [
        this.tx.organizationId,
        newId(this.tx.realNow),
        details.token_hash,
        details.email,
        details.role,
        details.membership_expires_at,
        details.invited_by,
        this.tx.realNow,
        details.expires_at,
      ],
    );
    return existing(
      await inserted.catch((error: unknown) => {
        throw violatedConstraint(error) === 'uq_invitations_open' ? new InvitedMeanwhile() : error;
      }),
    );
  }

  lock(id: string): Promise<InvitationRow | undefined> {
    return this.tx.row<InvitationRow>(
      `SELECT ${SHOWN_COLUMNS} FROM invitations WHERE organization_id = $1 AND id = $2 FOR UPDATE`,
      [this.tx.organizationId, id],
    );
  }

  /** The open invitation behind a token, held until the transaction ends. */
  lockByToken(tokenHash: Buffer): Promise<InvitationRow | undefined> {
    return this.tx.row<InvitationRow>(
      `SELECT ${SHOWN_COLUMNS} FROM invitations
        WHERE organization_id = $1 AND token_hash = $2 AND ${OPEN} AND expires_at > $3 FOR UPDATE`,
      [this.tx.organizationId, tokenHash, this.tx.realNow],
    );
  }

  /** Gives a locked invitation another token and another week; the former token no longer works. */
  async renew(id: string, tokenHash: Buffer, expiresAt: Date): Promise<InvitationRow> {
    return existing(
      await this.tx.row<InvitationRow>(
        `UPDATE invitations SET token_hash = $3, expires_at = $4 WHERE organization_id = $1 AND id = $2
         RETURNING ${SHOWN_COLUMNS}`,
        [this.tx.organizationId, id, tokenHash, expiresAt],
      ),
    );
  }

  async markAccepted(id: string): Promise<void> {
    await this.tx.touched('UPDATE invitations SET accepted_at = $3 WHERE organization_id = $1 AND id = $2', [
      this.tx.organizationId,
      id,
      this.tx.realNow,
    ]);
  }

  async markRevoked(id: string): Promise<void> {
    await this.tx.touched('UPDATE invitations SET revoked_at = $3 WHERE organization_id = $1 AND id = $2', [
      this.tx.organizationId,
      id,
      this.tx.realNow,
    ]);
  }

  /** Revokes what is open for an address, so that only the last link works. */
  async revokeOpen(email: string): Promise<InvitationRow[]> {
    return this.tx.rows<InvitationRow>(
      `UPDATE invitations SET revoked_at = $3 WHERE organization_id = $1 AND email = $2 AND ${OPEN}
       RETURNING ${SHOWN_COLUMNS}`,
      [this.tx.organizationId, email, this.tx.realNow],
    );
  }
}

/** Whose an open invitation is, across organizations. */
export async function openInvitation(
  tx: ControlTransaction,
  tokenHash: Buffer,
): Promise<Pick<InvitationEntity, 'organization_id' | 'email'> | undefined> {
  return tx.row(
    `SELECT organization_id, email FROM invitations WHERE token_hash = $1 AND ${OPEN} AND expires_at > $2`,
    [tokenHash, tx.realNow],
  );
}

function existing(invitation: InvitationRow | undefined): InvitationRow {
  if (invitation === undefined) throw new Error('An invitation was stored and is not there.');
  return invitation;
}
