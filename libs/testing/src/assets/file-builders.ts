import type { FileRef } from '@portal/domain/assets/file';

/** A picture of 320 kB whose preview stories can show. */
export const aFile = (over: Partial<FileRef> = {}): FileRef => ({
  id: 'file-1',
  url: '/assets/v1/content/file-1/course.png',
  name: '일차함수 대표 이미지.png',
  size: 327_680,
  contentType: 'image/png',
  previewUrl: null,
  ...over,
});
