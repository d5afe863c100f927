import { paths } from '@portal/domain/site/paths';
import type { Db, Tx } from '../../../core/database/database.ts';
import { linkIdOf } from '../../../core/signed-link.ts';
import { classLinkSigner } from '../families/class-link-signer.ts';
import { invitationOfLink, type KnownInvitation } from './class-invitations.queries.ts';

// A link never changes: it ends with its invitation.
const linkOf = (id: string) => ({ id, generation: 1 });

/** Where an invitation leads, by its id. */
export async function invitationPaths(on: Db | Tx): Promise<(id: string) => string> {
  const { secretOf } = await classLinkSigner(on, 'invitation');
  return (id) => paths.classInvitation(secretOf(linkOf(id)));
}

/** The invitation in whose letter a secret stands, however far it has come. */
export async function invitationBehind(on: Db | Tx, secret: string): Promise<KnownInvitation | undefined> {
  const found = await invitationOfLink(on, linkIdOf(secret));
  return found && (await classLinkSigner(on, 'invitation')).isSecretOf(linkOf(found.id), secret) ? found : undefined;
}
