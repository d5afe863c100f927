import { LESSON_QUESTION_TOPIC_LABELS } from '@portal/domain/families/lesson-question';
import { paths, sitePath } from '@portal/domain/site/paths';
import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';
import { about, type ZonedNotice } from '../../notifications/module.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import type { LessonQuestionRow } from './family-answers.tables.ts';

/** To the teacher, of a family that remembers a lesson otherwise. */
export const lessonQuestioned =
  (
    lesson: NamedLesson,
    { id, guardianName, studentNames, topic, text }: Omit<LessonQuestionRow, 'answer' | 'answeredAt'>,
  ): ZonedNotice =>
  () => ({
    kind: 'LESSON_QUESTIONED',
    entity: id,
    version: 'ASKED',
    title: '수업 기록을 다르게 기억하는 가족이 있어요',
    ...about(
      { id: lesson.classId, name: lesson.className, no: lesson.no },
      `${studentNames.join(', ')} (보호자 ${guardianName}), ${LESSON_QUESTION_TOPIC_LABELS[topic]}:`,
      text,
    ),
    url: sitePath(paths.lesson(lesson.id)),
  });

interface Words {
  readonly title: (lesson: Pick<NamedLesson, 'className' | 'no'>) => string;
  readonly asked: string;
  readonly answer: string;
  readonly next: string;
  readonly open: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: ({ className, no }) => `${className} ${no}회차: 선생님이 답했어요`,
    asked: '물어보신 것',
    answer: '선생님의 답',
    next: '24시간 안에 다른 말씀이 없으면 수업이 확인된 것으로 봐요.',
    open: '답을 보고 확인하기',
  },
  vi: {
    title: ({ className, no }) => `${className} – buổi học số ${no}: giáo viên đã trả lời`,
    asked: 'Câu hỏi của bạn',
    answer: 'Trả lời của giáo viên',
    next: 'Nếu không có ý kiến trong 24 giờ, buổi học được xem là đã xác nhận.',
    open: 'Xem và xác nhận',
  },
};

/** To the guardian who asked. */
export const questionAnsweredLetter = (
  lesson: NamedLesson,
  { text, answer }: { text: string; answer: string },
): FamilyLetter =>
  familyLetter(WORDS, (words) => ({
    title: words.title(lesson),
    action: words.open,
    // What the team has confirmed meanwhile runs no day any more.
    lines: [
      { label: words.asked, value: text },
      { label: words.answer, value: answer },
      lesson.status === 'DONE' && words.next,
    ],
  }));
