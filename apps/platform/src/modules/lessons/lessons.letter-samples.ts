import { NOTE_TEMPLATES } from '@portal/domain/lessons/note-templates';
import {
  FAMILY_PATH,
  type LetterSamples,
  SAMPLE_CLASS,
  SAMPLE_READERS,
  SAMPLE_STUDENT,
  SAMPLE_TEACHER,
  seoul,
  toReaders,
} from '../../testing/letters/letter-samples.ts';
import type { AttendanceRow } from './desk/attendance.queries.ts';
import type { DiaryRow } from './desk/diary.queries.ts';
import { noteLetter } from './desk/guardian-note.ts';
import { noShowLetter } from './desk/no-show-letter.ts';
import { questionAnsweredLetter } from './families/lesson-question-notices.ts';
import type { NamedLesson } from './lessons.queries.ts';
import type { NamedMove } from './moves/lesson-moves.queries.ts';
import { replannedLetter } from './programmes/replan-letter.ts';
import {
  lessonCanceledLetter,
  lessonMovedLetter,
  moveEndedLetter,
  moveProposedLetter,
} from './reminders/family-letters.ts';

const lesson = {
  className: SAMPLE_CLASS,
  classNo: 1,
  no: 7,
  isTrial: false,
  startAt: seoul('2026-11-18T19:00'),
  endAt: seoul('2026-11-18T20:00'),
  status: 'DONE',
} as NamedLesson;

const move = {
  oldStartAt: seoul('2026-11-26T19:00'),
  newStartAt: seoul('2026-11-27T19:00'),
  answerBy: seoul('2026-11-20T10:42'),
  reason: '26일은 학교 시험 감독이 있어서 하루 미루고 싶어요.',
  proposedBy: 'TEACHER',
} as NamedMove;

const diary = {
  covered: '연립방정식의 활용',
  homework: '활용 문제 42~44쪽, 1~12번',
  nextPlan: '거리·속력·시간 문제',
  messageToGuardian: '공책과 책 문제의 식 두 개를 혼자 세웠어요. 뺄셈 부호만 한 번 더 보면 좋아요.',
  messageToGuardianVi: 'Em đã tự lập được hai phương trình. Chỉ cần xem lại dấu trừ một lần nữa.',
  studentWords: [{ studentId: SAMPLE_STUDENT.id, text: '식을 세운 까닭을 말로도 설명했어요.' }],
} as DiaryRow;

const textOf = (id: string) => NOTE_TEMPLATES.find((one) => one.id === id)!.text;
/** What most teachers send as it is. */
const template = { messageToGuardian: textOf('ko-lesson'), messageToGuardianVi: textOf('vi-lesson') };

export const letters: LetterSamples = {
  lessonNote: SAMPLE_READERS.map((recipient) =>
    noteLetter({
      lesson,
      diary,
      teacherName: SAMPLE_TEACHER,
      recipient,
      homeworkDueAt: seoul('2026-11-24T21:00'),
      path: FAMILY_PATH,
      roster: [SAMPLE_STUDENT],
      attendance: new Map([[SAMPLE_STUDENT.id, { state: 'PRESENT', minutes: 60 } as AttendanceRow]]),
    }),
  ),
  lessonNoteAbsent: SAMPLE_READERS.map((recipient) =>
    noteLetter({
      lesson,
      diary: { ...diary, ...template, studentWords: [] },
      teacherName: SAMPLE_TEACHER,
      recipient,
      homeworkDueAt: seoul('2026-11-24T21:00'),
      path: FAMILY_PATH,
      roster: [SAMPLE_STUDENT],
      attendance: new Map([[SAMPLE_STUDENT.id, { state: 'ABSENT', minutes: 0 } as AttendanceRow]]),
    }),
  ),
  noShow: toReaders(noShowLetter(lesson, { since: seoul('2026-11-18T19:00'), waited: 16, excused: [] })),
  moveProposed: toReaders(moveProposedLetter(lesson, move, { newStartAt: seoul('2026-11-28T10:00') })),
  moveEnded: toReaders(moveEndedLetter(lesson, move, '그날은 할머니 생신이에요.')),
  lessonMoved: toReaders(lessonMovedLetter(lesson, move)),
  lessonCanceled: toReaders(lessonCanceledLetter(lesson, '선생님이 몸이 아파요.')),
  replanned: toReaders(
    replannedLetter(SAMPLE_CLASS, {
      next: {
        startAt: seoul('2026-11-19T19:00'),
        from: { nos: [7], title: '일차함수의 활용' },
        to: { nos: [5, 6], title: '기울기 · 절편' },
      },
      extra: [seoul('2026-12-17T19:00')],
    }),
  ),
  questionAnswered: toReaders(
    questionAnsweredLetter(lesson, {
      text: '20분 늦게 시작한 것 같아요.',
      answer: '맞아요, 다음 시간에 20분 더 할게요.',
    }),
  ),
};
