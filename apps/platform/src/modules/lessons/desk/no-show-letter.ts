import { addMilliseconds } from 'date-fns/addMilliseconds';
import { saysTrial } from '@portal/domain/classes/trial-class';
import { called } from '@portal/domain/format/called';
import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import { CONFIRM_WITHIN_MS } from './lesson-confirm.service.ts';

interface Words {
  readonly title: (lesson: Pick<NamedLesson, 'className' | 'no' | 'isTrial'>) => string;
  readonly labels: Record<'when' | 'since' | 'waited' | 'until', string>;
  readonly minutes: (count: number) => string;
  readonly nobody: string;
  readonly counts: string;
  /** Of children of whom it was said before that they would not come. */
  readonly excused: (names: readonly string[]) => string;
  readonly otherwise: string;
  readonly open: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: ({ className, no, isTrial }) =>
      `${isTrial && saysTrial(className) ? className : `${className} ${isTrial ? '체험' : `${no}회차`}`}: 학생이 오지 않아 수업을 하지 못했어요`,
    labels: {
      when: '수업 시간',
      since: '기다리기 시작한 시각',
      waited: '선생님이 기다린 시간',
      until: '답할 기한',
    },
    minutes: (count) => `${count}분`,
    nobody: '선생님이 수업을 열고 기다렸지만 아무도 오지 않아서 학생 결석으로 끝났어요.',
    counts: '이 수업의 결석 규정에 따라 결석으로 남아요.',
    excused: (names) =>
      `${names.map((name) => called(name, '학생')).join(', ')}은 미리 못 온다고 알려 주셔서 인정 결석으로 남아요.`,
    otherwise:
      '다르게 기억하시면 수업 페이지에서 ‘다르게 기억해요’를 눌러 알려 주세요. 답할 기한까지 다른 말씀이 없으면 확인된 것으로 봐요.',
    open: '기록을 보고 답하기',
  },
  vi: {
    title: ({ className, no, isTrial }) =>
      `${className} – ${isTrial ? 'buổi học thử' : `buổi học số ${no}`}: học sinh vắng mặt nên buổi học không diễn ra`,
    labels: {
      when: 'Thời gian',
      since: 'Giáo viên đợi từ',
      waited: 'Thời gian giáo viên đã đợi',
      until: 'Hạn trả lời',
    },
    minutes: (count) => `${count} phút`,
    nobody: 'Giáo viên đã mở lớp và đợi nhưng không có ai đến, nên buổi học kết thúc với ghi nhận học sinh vắng mặt.',
    counts: 'Theo quy định về vắng mặt của lớp, buổi học này được tính là một buổi vắng.',
    excused: (names) => `Vì gia đình đã báo trước, ${names.join(', ')} được ghi là vắng có phép.`,
    otherwise:
      'Nếu bạn nhớ khác, vui lòng bấm “Tôi nhớ khác” trên trang lớp học. Nếu không có ý kiến trước hạn trả lời, nội dung này được xem là đã xác nhận.',
    open: 'Xem và trả lời',
  },
};

interface NoShow {
  readonly since: Date;
  /** Whole minutes. */
  readonly waited: number;
  readonly excused: readonly { readonly id: string; readonly name: string }[];
}

/** Of a lesson to which nobody came although the teacher was there. */
export const noShowLetter =
  (lesson: NamedLesson, { since, waited, excused }: NoShow): FamilyLetter =>
  (to, children) => {
    const own = excused.filter(({ id }) => to.studentIds.includes(id)).map(({ name }) => name);
    return familyLetter(WORDS, ({ title, labels, minutes, open, ...words }, { time }) => ({
      title: title(lesson),
      action: open,
      lines: [
        { label: labels.when, value: time(lesson.startAt) },
        { label: labels.since, value: time(since) },
        { label: labels.waited, value: minutes(waited) },
        words.nobody,
        own.length < children.length && words.counts,
        own.length > 0 && words.excused(own),
        { label: labels.until, value: time(addMilliseconds(lesson.endAt, CONFIRM_WITHIN_MS)) },
        words.otherwise,
      ],
    }))(to, children);
  };
