import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { type FamilyLanguage, type FamilyLetter, familyLetter } from './families/family-letter.ts';

interface Words {
  readonly canceled: string;
  readonly left: (count: number) => string;
  readonly finished: string;
  readonly review: string;
  readonly say: string;
  /** `YYYY-MM-DD`. */
  readonly until: (day: string) => string;
}

const VIETNAMESE_DAY = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'full', timeZone: 'UTC' });

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    canceled: '수업을 더 하지 않게 됐어요',
    left: (count) => `남은 ${count}회를 모두 취소했어요.`,
    finished: '수업이 모두 끝났어요',
    review: '그동안 함께해 주셔서 고마워요. 수업은 어땠나요? 별점과 한마디를 남겨 주세요. 선생님이 읽어요.',
    say: '후기 남기기',
    until: (day) => `링크는 ${formatDayWithWeekday(day)}까지 열려 있어요. 지난 기록도 그때까지 볼 수 있어요.`,
  },
  vi: {
    canceled: '– lớp học kết thúc sớm',
    left: (count) => `${count} buổi còn lại đã bị hủy.`,
    finished: '– lớp học đã kết thúc',
    review:
      'Cảm ơn gia đình đã đồng hành cùng lớp học. Gia đình thấy lớp học thế nào? Vui lòng chấm sao và để lại đôi lời, giáo viên sẽ đọc.',
    say: 'Viết đánh giá',
    until: (day) =>
      `Liên kết mở được đến hết ${VIETNAMESE_DAY.format(Date.parse(`${day}T00:00:00Z`))}. Đến lúc đó vẫn xem được các ghi chép trước.`,
  },
};

/** Of a class that ends before its time, with all that was left of it. */
export const classCanceledLetter = (name: string, left: number, reason: string): FamilyLetter =>
  familyLetter(WORDS, (words, labels) => ({
    title: `${name} ${words.canceled}`,
    lines: [words.left(left), { label: labels.reason, value: reason }],
  }));

/** Of a class whose lessons are all held and confirmed: it asks for a review, by the link that still opens. */
export const classFinishedLetter = (name: string, until: string): FamilyLetter =>
  familyLetter(WORDS, (words) => ({
    title: `${name} ${words.finished}`,
    action: words.say,
    lines: [words.review, words.until(until)],
  }));
