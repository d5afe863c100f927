/** Everything that was handed in, as one file. */
export const archive = {
  archive: '모두 내려받기',
  archived: (count: number, size: string) => `파일 ${count}개, ${size}를 zip 하나로 받아요`,
  archivedTexts: '답과 목록을 zip 하나로 받아요',
  archiveMissing: (count: number) => `확인하지 못한 파일 ${count}개는 빠졌어요. 목록에서 볼 수 있어요.`,
  archiveFailed: '모두 내려받지 못했어요',
} as const;
