/** Whether nobody may write in a talk of two: because the reader wants it so, or the other one does. */
export const CHAT_BLOCKS = ['NONE', 'MINE', 'THEIRS'] as const;
export type ChatBlock = (typeof CHAT_BLOCKS)[number];

/** How a talk stands that either of the two may have blocked: who blocked it is the one to open it again, so her own comes first. */
export function blockOf({ mine, theirs }: { readonly mine: boolean; readonly theirs: boolean }): ChatBlock {
  if (mine) return 'MINE';
  return theirs ? 'THEIRS' : 'NONE';
}
