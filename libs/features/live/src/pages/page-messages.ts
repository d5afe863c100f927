import { wordsBy } from '../reading/room-words.ts';

export const pages = {
  strip: '칠판 쪽',
  page: (no: number, count: number) => `${no} / ${count}쪽`,
  short: (no: number) => `${no}쪽`,
  open: (no: number) => `칠판 ${no}쪽`,
  loading: (no: number) => `칠판 ${no}쪽을 그리는 중이에요`,
  choose: (no: number, count: number) => `쪽 고르기, 지금 ${no} / ${count}쪽`,
  jump: '칠판 쪽',
  previous: '이전 쪽',
  next: '다음 쪽',
};

/** What only the host does with the pages. */
export const hostPages = {
  addPage: '새 쪽',
} as const;

/** The board of a lesson among the material of its class. */
export const boardLecture = {
  title: (lesson: string) => `칠판 · ${lesson}`,
  content: (when: string) => `${when} 수업에서 쓴 칠판이에요.`,
  file: (no: number) => `칠판 ${no}쪽.png`,
} as const;

/** What only the host keeps. */
export const keeping = {
  keep: '강의 자료로 남기기',
  nothing: '칠판에 쓴 것이 생기면 남길 수 있어요',
  drawing: (count: number) => `칠판 ${count}쪽을 그림으로 만들고 있어요.`,
  sending: (count: number) => `칠판 ${count}쪽을 올리고 있어요. 끝날 때까지 칠판을 열어 두세요.`,
  saving: '강의 자료에 남기고 있어요.',
  progress: '칠판을 올린 정도',
  made: (count: number, title: string) => `수업의 강의 자료에 ‘${title}’ ${count}쪽을 남겼어요. 학생도 볼 수 있어요.`,
  renewed: (count: number, title: string) => `강의 자료 ‘${title}’ 그림을 지금 칠판 ${count}쪽으로 바꿨어요.`,
  failed: '칠판을 강의 자료로 남기지 못했어요',
  failedBody: '연결을 확인하고 다시 시도해 주세요. 칠판은 그대로 있어요.',
  retry: '다시 시도',
  close: '닫기',
} as const;

const vietnamese: typeof pages = {
  strip: 'Các trang bảng',
  page: (no, count) => `tr. ${no}/${count}`,
  short: (no) => `Trang ${no}`,
  open: (no) => `Bảng, trang ${no}`,
  loading: (no) => `Đang vẽ trang ${no} của bảng`,
  choose: (no, count) => `Chọn trang, đang ở tr. ${no}/${count}`,
  jump: 'Các trang bảng',
  previous: 'Trang trước',
  next: 'Trang sau',
};

export const usePageWords = wordsBy({ ko: pages, vi: vietnamese });
