export const enterLessonMessages = { enter: '수업 입장' } as const;
