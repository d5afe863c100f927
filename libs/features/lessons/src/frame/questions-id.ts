/** For the link to what a family waits for. */
export const QUESTIONS_ID = 'family-questions';
