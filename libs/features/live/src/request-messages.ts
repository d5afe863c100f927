/** What is said when the room refused and no part of it has words of its own. */
export const requests = { failed: '하지 못했어요. 잠시 뒤에 다시 해 주세요.' } as const;
