/** Where an answer stands under a row of the bell's list: below its words. */
export const UNDER_ROW = { ms: { base: 'min(4.25rem, 21.5vw)', md: '4rem' }, me: 'sheet', mb: '3' } as const;
