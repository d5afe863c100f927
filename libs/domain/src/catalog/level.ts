export const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_LABELS: Record<Level, string> = { BEGINNER: '초급', INTERMEDIATE: '중급', ADVANCED: '고급' };
