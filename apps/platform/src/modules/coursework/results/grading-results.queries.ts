import { and, eq, type SQL, sql } from 'drizzle-orm';
import { ERRORS_TOLD, type GradingResults, MEASURED_MIN, SCORE_BANDS } from '@portal/domain/coursework/grading-results';
import type { Db } from '../../../core/database/database.ts';
import { studentView } from '../../classes/module.ts';
import { submission, submissionAttempt } from '../assignments/assignments.tables.ts';

/** Whose submissions are counted. */
export type ResultsOf = { readonly assignmentId: string } | { readonly classId: string };

const isGraded = sql`${submission.gradeState} in ('GRADED', 'RETURNED')`;
const isScored = sql`${isGraded} and ${submission.score} is not null`;

/** What came out of what one teacher has graded. Every statement names her. */
export function gradingResultQueries(db: Db, teacherId: string) {
  const isOf = (of: ResultsOf): SQL | undefined =>
    and(
      eq(submission.teacherId, teacherId),
      'assignmentId' in of ? eq(submission.assignmentId, of.assignmentId) : eq(submission.classId, of.classId),
    );

  return {
    figures: (of: ResultsOf) =>
      db
        .select({
          handedIn: sql<number>`count(*)::int`,
          graded: sql<number>`(count(*) filter (where ${isGraded}))::int`,
          scored: sql<number>`(count(*) filter (where ${isScored}))::int`,
          average: sql<number | null>`round(avg(${submission.score}) filter (where ${isScored}), 1)::float`,
          measured: sql<number>`(count(${submission.activeSeconds}) filter (where ${isGraded}))::int`,
          medianSeconds: sql<
            number | null
          >`case when count(${submission.activeSeconds}) filter (where ${isGraded}) >= ${sql.raw(String(MEASURED_MIN))}
            then round((percentile_cont(0.5) within group (order by ${submission.activeSeconds}) filter (where ${isGraded}))::numeric)::int end`,
          bands: sql<GradingResults['bands']>`json_build_array(${sql.join(
            Array.from({ length: SCORE_BANDS }, (_, at) => bandCount(at)),
            sql`, `,
          )})`,
        })
        .from(submission)
        .where(isOf(of)),

    /** The most frequent tags; what was wrong in an attempt before counts too, each submission once. */
    errors(of: ResultsOf) {
      const tagged = db.$with('tagged').as(
        db
          .select({
            id: submission.id,
            gradedAt: sql<Date>`${submission.gradedAt}`.as('graded_at'),
            feedback: submission.feedback,
            name: studentView.name,
            tag: sql<string>`tag.tag`.as('tag'),
          })
          .from(submission)
          .innerJoin(studentView, eq(studentView.id, submission.studentId))
          .crossJoinLateral(
            sql`(select jsonb_array_elements_text(${submission.errorTags}) as tag union
              select jsonb_array_elements_text(${submissionAttempt.errorTags}) from ${submissionAttempt}
              where ${submissionAttempt.submissionId} = ${submission.id}) tag`,
          )
          .where(isOf(of)),
      );
      const newest = (column: SQL | (typeof tagged)['name']) =>
        sql<string>`(array_agg(${column} order by ${tagged.gradedAt} desc nulls last, ${tagged.id}))[1]`;
      return db
        .with(tagged)
        .select({
          tag: tagged.tag,
          count: sql<number>`count(*)::int`,
          submissionId: newest(sql`${tagged.id}`),
          studentName: newest(sql`${tagged.name}`),
          feedback: newest(sql`${tagged.feedback}`),
        })
        .from(tagged)
        .groupBy(tagged.tag)
        .orderBy(sql`count(*) desc`, tagged.tag)
        .limit(ERRORS_TOLD);
    },
  };
}

const bandCount = (at: number) =>
  sql`count(*) filter (where ${isScored} and least(${submission.score} / 10, ${sql.raw(String(SCORE_BANDS - 1))}) = ${sql.raw(String(at))})`;
