/** Says how an action went: what did not work and why, or that nothing stands in the way (any more). */
export type OnOutcome = (title: string, error: unknown) => void;
