export const timeStillLeft = { left: (length: string) => `수업 시간이 아직 ${length} 남았어요.` } as const;
