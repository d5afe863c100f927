import { randomBytes } from 'node:crypto';
import { paths } from '@portal/domain/site/paths';
import type { Db, Tx } from '../../../core/database/database.ts';
import { keptSecret } from '../../../core/database/kept-secret.queries.ts';
import { linkIdOf, linkSigner } from '../../../core/signed-link.ts';
import { contractQueries } from './contracts.queries.ts';
import { type ContractRow, recruitingSecret } from './contracts.tables.ts';

async function signer(on: Db | Tx) {
  const make = () => randomBytes(32).toString('base64url');
  const key = await keptSecret(on, recruitingSecret, { name: 'contract-links', make });
  return linkSigner('contract', Buffer.from(key, 'base64url'));
}

// A contract has one link; another one comes with another contract.
const linkOf = ({ id }: Pick<ContractRow, 'id'>) => ({ id, generation: 1 });

/** Where an applicant finds her contract. */
export const contractPath = async (on: Db | Tx, row: ContractRow): Promise<string> =>
  paths.teachingContract((await signer(on)).secretOf(linkOf(row)));

/** The contract whose link this is, whatever has become of it. */
export async function contractOfLink(on: Db | Tx, link: string): Promise<ContractRow | undefined> {
  const row = await contractQueries(on).byId(linkIdOf(link));
  return row && (await signer(on)).isSecretOf(linkOf(row), link) ? row : undefined;
}
