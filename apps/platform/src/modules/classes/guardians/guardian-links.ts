import { paths } from '@portal/domain/site/paths';
import type { Db, Tx } from '../../../core/database/database.ts';
import { linkIdOf } from '../../../core/signed-link.ts';
import { classLinkSigner } from '../families/class-link-signer.ts';
import { guardianInvitationQueries } from './guardian-invitations.queries.ts';
import type { GuardianInvitationRow } from './guardian-invitations.tables.ts';

// A link never changes: it ends with its invitation.
const linkOf = ({ id }: { readonly id: string }) => ({ id, generation: 1 });

/** Where the letter of an invitation leads. */
export async function guardianInvitationPath(on: Db | Tx, row: Pick<GuardianInvitationRow, 'id'>): Promise<string> {
  const { secretOf } = await classLinkSigner(on, 'guardian');
  return paths.guardianInvitation(secretOf(linkOf(row)));
}

/** The invitation in whose letter a secret stands, however far it has come. */
export async function guardianInvitationBehind(
  on: Db | Tx,
  secret: string,
): Promise<GuardianInvitationRow | undefined> {
  const row = await guardianInvitationQueries(on).byId(linkIdOf(secret));
  return row && (await classLinkSigner(on, 'guardian')).isSecretOf(linkOf(row), secret) ? row : undefined;
}
