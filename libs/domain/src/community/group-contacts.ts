import type { ContactKind } from '../patterns/contact-data.ts';

/** What should not be read by a whole group. A link is none of it: what others made is named with its source. */
export const GROUP_CONTACTS: readonly ContactKind[] = ['PHONE', 'EMAIL', 'MESSENGER'];

/** How contact data is left out of what a group reads: «채팅», which takes its place elsewhere, is nothing that a group has. */
export const LEFT_OUT = { wanted: GROUP_CONTACTS, instead: '(비움)' } as const;
