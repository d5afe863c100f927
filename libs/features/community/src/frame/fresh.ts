/** What others say and do is told to those who have a part in a post; who only reads finds it as she comes back to the page. */
export const FRESH = { refetchOnFocus: true } as const;
