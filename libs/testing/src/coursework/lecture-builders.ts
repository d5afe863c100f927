import type { Lecture } from '@portal/domain/coursework/lecture';
import { aFile } from '../assets/file-builders.ts';

/** A lecture that students of the class see at the frozen moment, with a sheet and a picture. */
export const aLecture = (over: Partial<Lecture> = {}): Lecture => ({
  id: 'lecture-1',
  classId: 'class-1',
  title: '일차함수의 그래프 자료',
  content: '수업 전에 한 번 읽고, 이해되지 않는 줄에 표시해 오세요.',
  files: [
    aFile({
      id: 'file-sheet',
      name: '일차함수의 그래프 정리.pdf',
      contentType: 'application/pdf',
      size: 48_200,
      url: '/assets/v1/content/file-sheet',
    }),
    aFile({
      id: 'file-picture',
      name: '일차함수의 그래프 그림.png',
      url: '/assets/v1/content/file-picture',
      previewUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    }),
  ],
  displayAt: '2026-11-16T19:00:00+09:00',
  deadlineAt: null,
  downloadAllowed: true,
  status: 'OPEN',
  createdAt: '2026-11-15T10:00:00+09:00',
  version: 1,
  ...over,
});
