/** While somebody writes she says so no more often than this; what comes sooner is not passed on. */
export const TYPING_EVERY_MS = 3_000;
/** Who has said nothing for so long does not write any more. */
export const TYPING_GONE_MS = 6_000;
