import { endedLinksContract } from '@portal/domain/classes/ended-links.contract';
import { defineAccess } from '../../../testing/access.ts';

const valid = { valid: { body: { link: 'x'.repeat(67) } } };

/** Whoever has an old link of a family has no account either. */
export const access = defineAccess(endedLinksContract, { rows: { getEndedLink: valid, mailNewLink: valid } });
