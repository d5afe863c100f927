import { LIMITS } from '@portal/domain/tenant/limits';

/** What becomes of files that nobody may download. */
export const download = {
  notSeen: '내려받기를 막으면 볼 수 없는 파일이 있어요',
  notSeenBody: (names: string) =>
    `${names}: ${LIMITS.popupFileMb}MB가 넘어서 가족의 화면에 나오지 않아요. 나누어 올리거나 내려받기를 켜 주세요.`,
} as const;
