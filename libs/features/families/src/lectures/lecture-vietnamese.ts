import type { LectureWords } from './lecture-korean.ts';

export const lectureVietnamese: LectureWords = {
  title: 'Tài liệu học',
  lesson: (no) => `Buổi ${no}`,
  until: (when, clock) => `Xem được đến ${when} (${clock})`,
  fresh: 'Tài liệu mới',
  seen: 'Đã xem',
  heard: (percent) => `Đã nghe ${percent}%`,
  who: 'Ai đang xem',
  opening: 'Đang mở tài liệu',
  failed: 'Chưa mở được tài liệu',
  listFailed: 'Chưa tải được tài liệu học',
  more: 'Xem thêm tài liệu',
};
