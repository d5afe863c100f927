import * as v from 'valibot';

/** What the team decides of a message in which something was not right: who wrote it is warned, or it is removed. */
export const CHAT_VERDICTS = ['WARNED', 'REMOVED'] as const;

/** All read that a message was removed. Of a warning, and why it was one or the other, its sender alone reads; empty for the others. */
export const ChatVerdict = v.object({ kind: v.picklist(CHAT_VERDICTS), reason: v.string() });
export type ChatVerdict = v.InferOutput<typeof ChatVerdict>;
