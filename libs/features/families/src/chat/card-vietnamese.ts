import { millisecondsInMinute } from 'date-fns/constants';
import type { CardWords } from '@portal/conversation/card-words';
import { formatTime } from '@portal/domain/format/date-time';
import { vietnameseClockOf } from '@portal/domain/format/zone-city';
import { dayOf } from '@portal/domain/time/day';
import { FAMILY_TIME } from '@portal/family-pages/family-time';

const time = FAMILY_TIME.vi;

function lengthOf(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / millisecondsInMinute));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} ngày ${hours % 24} giờ`;
  return hours === 0 ? `${minutes} phút` : `${hours} giờ ${minutes % 60} phút`;
}

/** What stands on a card of a talk, as a Vietnamese family reads it. */
export const cardVietnamese: CardWords = {
  names: { LESSON: 'Thẻ buổi học', ASSIGNMENT: 'Thẻ bài tập', REVIEW: 'Thẻ đánh giá' },
  gone: 'Hiện không xem được thẻ này.',
  day: time.shortDay,
  soon: (day, today, wait) => `${time.dayLine(day, today)} · còn ${lengthOf(wait)}`,
  running: 'Buổi học đang diễn ra',
  theirs(at, zone, day) {
    const there = dayOf(at, zone);
    const shown = there === day ? formatTime(at, zone) : time.short(at, zone);
    return `${vietnameseClockOf(zone, new Date(at))} ${shown}`;
  },
  lesson: (no, isTrial) => (isTrial ? 'Buổi học thử' : `Buổi ${no}`),
  states: {
    UPCOMING: 'Sắp học',
    IN_PROGRESS: 'Đang học',
    HELD: 'Đã học xong',
    NOT_HELD: 'Không diễn ra',
    CANCELED: 'Đã hủy',
    PROPOSED: 'Đang chờ trả lời',
    MOVED: 'Đã dời',
  },
  movedFrom: (moment) => `Đã dời từ ${moment}.`,
  proposals: {
    TEACHER: (span) => `Giờ giáo viên đề nghị: ${span}`,
    STUDENT: (span) => `Giờ gia đình mong muốn: ${span}`,
  },
  wordsAreNoYes: 'Trả lời bằng tin nhắn chưa phải là câu trả lời cho đề nghị này.',
  until: (moment) => `Hạn ${moment}`,
  handedIn: (submitted, students) => `Đã nộp ${submitted}/${students}`,
  statuses: {
    DRAFT: 'Bản nháp',
    SCHEDULED: 'Sắp giao',
    OPEN: 'Đang nhận bài',
    LATE_WINDOW: 'Đang nhận bài muộn',
    CLOSED: 'Đã hết hạn',
    COMPLETED: 'Đã chấm xong',
  },
  homework: {
    OPEN: 'Chưa nộp',
    LATE_WINDOW: 'Vẫn nộp muộn được',
    CLOSED: 'Không nộp',
    HANDED_IN: 'Đã nộp',
    HANDED_IN_LATE: 'Đã nộp muộn',
    AGAIN: 'Xin nộp lại',
    RETURNED: 'Đã chấm',
  },
  stars: (rating) => `${rating} trên 5 sao`,
  reply: 'Trả lời của giáo viên',
};
