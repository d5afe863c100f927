/** For the callbacks of a story that shows a state and no flow. */
export const NOTHING = (): void => undefined;
