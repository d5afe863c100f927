import { randomBytes } from 'node:crypto';
import { paths } from '@portal/domain/site/paths';
import type { Db, Tx } from '../../../core/database/database.ts';
import { keptSecret } from '../../../core/database/kept-secret.queries.ts';
import { linkIdOf, linkSigner } from '../../../core/signed-link.ts';
import { classSecret } from '../families/family-links.tables.ts';
import { invitationOfLink, type KnownInvitation } from './class-invitations.queries.ts';

async function signer(on: Db | Tx) {
  const make = () => randomBytes(32).toString('base64url');
  const key = await keptSecret(on, classSecret, { name: 'invitation-links', make });
  return linkSigner('invitation', Buffer.from(key, 'base64url'));
}

// A link never changes: it ends with its invitation.
const linkOf = (id: string) => ({ id, generation: 1 });

/** Where an invitation leads, by its id. */
export async function invitationPaths(on: Db | Tx): Promise<(id: string) => string> {
  const { secretOf } = await signer(on);
  return (id) => paths.classInvitation(secretOf(linkOf(id)));
}

/** The invitation in whose letter a secret stands, however far it has come. */
export async function invitationBehind(on: Db | Tx, secret: string): Promise<KnownInvitation | undefined> {
  const found = await invitationOfLink(on, linkIdOf(secret));
  return found && (await signer(on)).isSecretOf(linkOf(found.id), secret) ? found : undefined;
}
