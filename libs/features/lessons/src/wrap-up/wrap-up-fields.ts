import * as v from 'valibot';
import type { Attendance } from '@portal/domain/lessons/attendance';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { DiaryDraft, FinishedDiary, type LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { areNotesRight, isEverybodyMarked, Marks } from '../attendance/marks.ts';
import { plannedStep, stepAfter } from '../programme/programme.ts';
import { wrapUp } from '../wrap-up-messages.ts';
import { composeNote, languagesOf } from './note-choice.ts';

const Fields = v.strictObject({ ...FinishedDiary.entries, marks: Marks });
const Words = v.object(DiaryDraft.entries);
export type WrapUpFields = v.InferInput<typeof Fields>;

/** What a sheet must say before it can be sent. */
export const wrapUpSchema = (attendance: readonly Attendance[]) =>
  v.pipe(
    Fields,
    v.forward(
      v.check(({ marks }) => isEverybodyMarked(attendance, marks), wrapUp.attendanceMissing),
      ['marks'],
    ),
    v.forward(
      v.check(({ marks }) => areNotesRight(attendance, marks), wrapUp.noteTooLong),
      ['marks'],
    ),
  );

/** The words of a sheet as the server keeps them. */
export const draftOf = ({ marks: _, ...draft }: WrapUpFields): DiaryDraft => draft;

/** What was written, of whatever version. */
export type DiaryTexts = Omit<DiaryDraft, 'version'>;
export const textsOf = ({ version: _, ...texts }: DiaryDraft): DiaryTexts => texts;

/** The words of a diary without what was done with it. */
export const draftOfDiary = (diary: LessonDiary): DiaryDraft => v.parse(Words, diary);

/** A sheet to begin with: what was written before, or what the programme and the guardians' languages propose. */
export function wrapUpFieldsOf(desk: LessonDesk): WrapUpFields {
  const { diary, programme, recipients } = desk;
  const kept = { ...draftOfDiary(diary), marks: {} };
  if (diary.version > 0 || diary.sentAt !== null) return kept;
  const step = plannedStep(desk);
  return {
    ...kept,
    programmeNo: step?.no ?? null,
    covered: step?.title ?? '',
    nextPlan: (step && stepAfter(programme, step.no)?.title) ?? '',
    ...composeNote('lesson', languagesOf(recipients)),
  };
}
