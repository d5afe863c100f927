import { formatMoment } from '@portal/domain/format/date-time';
import { about, type ZonedNotice } from '../../notifications/module.ts';
import type { OwnSubmission } from './submissions.queries.ts';

const spokenScore = (score: number | null) => (score === null ? '선생님의 의견이 왔어요.' : `${score}점이에요.`);

/** To the student whose it is. */
export const gradeReturned =
  ({ submission: { id, score, version }, assignment: { title }, class: of }: OwnSubmission): ZonedNotice =>
  () => ({
    kind: 'SUBMISSION_RETURNED',
    entity: id,
    version: `RETURNED/${version}`,
    title: '과제를 돌려받았어요',
    ...about(of, `${title}.`, spokenScore(score)),
  });

/** To the student whose it is. */
export const askedAgain =
  ({
    submission: { id, version },
    assignment: { title },
    class: of,
    askedDueAt,
  }: OwnSubmission & { askedDueAt: Date }): ZonedNotice =>
  (zone) => ({
    kind: 'SUBMISSION_RETURNED',
    entity: id,
    version: `ASKED/${version}`,
    title: '과제를 다시 내 주세요',
    ...about(of, `${title}.`, `${formatMoment(askedDueAt, zone)}까지 기다릴게요.`),
  });
