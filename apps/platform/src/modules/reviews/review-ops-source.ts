import { formatMoment } from '@portal/domain/format/date-time';
import type { OpsField } from '@portal/domain/ops/ops';
import { RATING_LABELS } from '@portal/domain/reviews/review';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { type DeskQueue, deskQueue } from '../../core/desk/desk-queue.ts';
import { DomainError } from '../../core/domain-error.ts';
import { type FamilyLanguage, writeToFamilies } from '../classes/module.ts';
import type { HeldRecord } from '../lessons/module.ts';
import { namedReview, type NamedReview } from './named-reviews.ts';
import type { ReportLesson } from './report/report-lessons.queries.ts';
import { recordFields } from './report/report-record.ts';
import type { ReviewDeps } from './review-deps.ts';
import { reviewRemovedLetter } from './review-letters.ts';
import { reviewDecided } from './review-notices.ts';
import { takeStep } from './review-step.ts';
import { reviewQueries } from './reviews.queries.ts';

/** Reports about reviews, for the operator desk: to accept one removes the review, to decline it keeps it. */
export function reviewOpsSource({
  database,
  clock,
  realtime,
  classes,
  lessons,
  notify,
  mail,
}: Omit<ReviewDeps, 'desk'>): DeskQueue {
  const { byId, lastWords } = reviewQueries(database.db);
  const queue = deskQueue(
    { database, clock },
    {
      queue: 'REVIEWS',

      async material(id) {
        const found = await byId(id);
        if (!found) return undefined;
        const named = await namedReview(database.db, classes, found);
        const record = named.reportLesson ? await lessons.recordOf(database.db, named.reportLesson.id) : undefined;
        const fields = fieldsOf(named, await lastWords(id), record);
        const languages = await classes.languagesOf(database.db, named.studentId);
        return { fields: [...fields, familyField(languages)], note: '', files: [], lessons: [] };
      },

      async decide({ tx, id, operatorId, verdict, now }) {
        const found = await reviewQueries(tx).lockAny(id);
        if (!found) throw new DomainError('NOT_FOUND');
        const [event, outcome] =
          verdict.decision === 'ACCEPT' ? (['REMOVE', 'REMOVED'] as const) : (['KEEP', 'KEPT'] as const);
        const decided = await takeStep(tx, found, {
          event,
          by: { actor: 'OPERATOR', id: operatorId },
          now,
          set: { outcome, outcomeReason: verdict.reason, outcomeAt: now },
          note: verdict.reason,
        });
        const named = await namedReview(tx, classes, decided);
        await notify(tx, { userId: decided.teacherId, ...reviewDecided(named, verdict) });
        if (outcome !== 'REMOVED') return;
        const { classId, className, studentId, studentName } = named;
        const letter = reviewRemovedLetter({ className, reason: verdict.reason });
        await writeToFamilies({ mail }, tx, { classId, students: [{ id: studentId, name: studentName }] }, letter);
      },
    },
  );
  return {
    ...queue,
    async decide(id, operatorId, verdict) {
      await queue.decide(id, operatorId, verdict);
      const decided = await byId(id);
      if (decided) realtime.tell(decided.teacherId, 'review.changed', { id });
    },
  };
}

const when = (at: Date) => formatMoment(at, DEFAULT_TIME_ZONE);

function lessonText(lesson: ReportLesson | null): string {
  if (!lesson) return '';
  const { no, title, startAt, held } = lesson;
  return [`${no}회차`, title, when(startAt), held ? '진행한 수업' : '진행하지 않은 수업'].filter(Boolean).join(' · ');
}

/** When the family changed it, and what it said before. */
function editOf({ editedAt, content }: NamedReview, before: string | undefined): OpsField[] {
  if (!editedAt) return [];
  const edited = { path: 'editedAt', label: '고친 때', text: when(editedAt) };
  return before === undefined || before === content
    ? [edited]
    : [edited, { path: 'before', label: '고치기 전 후기', text: before }];
}

const LANGUAGE_NAMES: Record<FamilyLanguage, string> = { ko: '한국어', vi: '베트남어' };

/** Whoever removes a review writes to the family why, and is not translated. */
const familyField = (languages: readonly FamilyLanguage[]): OpsField => ({
  path: 'familyLanguages',
  label: '가족이 읽는 말',
  text: `${languages.map((one) => LANGUAGE_NAMES[one]).join(', ')} · 후기를 지우면 적은 이유를 가족도 그대로 읽어요`,
});

const fieldsOf = (row: NamedReview, before: string | undefined, record: HeldRecord | undefined): OpsField[] => [
  { path: 'rating', label: '별점', text: RATING_LABELS[row.rating] },
  { path: 'content', label: '후기', text: row.content },
  { path: 'class', label: '수업', text: row.className },
  { path: 'student', label: '학생', text: row.studentName },
  { path: 'createdAt', label: '쓴 때', text: when(row.createdAt) },
  ...editOf(row, before),
  { path: 'question', label: '선생님이 물어본 것', text: row.question ?? '' },
  { path: 'reply', label: '선생님의 답글', text: row.replyContent ?? '' },
  { path: 'grounds', label: '알린 이유', text: row.reportGrounds ?? '' },
  { path: 'lesson', label: '수업 기록', text: lessonText(row.reportLesson) },
  ...recordFields(record),
  { path: 'hidden', label: '선생님이 숨긴 이유', text: row.hiddenReason ?? '' },
];
