import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { formatDateTime, formatDuration } from '@portal/domain/format/date-time';
import { OPS_QUEUE_LABELS, type OpsItem, type OpsItemDetails } from '@portal/domain/ops/ops';
import { opsStateLabel } from '@portal/domain/ops/ops-choice';
import { opsFieldLabel } from '@portal/domain/ops/ops-fields';
import type { opsContract } from '@portal/domain/ops/ops.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { indented, plain, table } from './table.ts';

const NOTHING = '-';
const LEVELS = { ERROR: '고쳐야 함', HINT: '권장' } as const;
const moment = (instant: string) => formatDateTime(instant, DEFAULT_TIME_ZONE);

function due(dueAt: string, now: Date): string {
  const left = new Date(dueAt).getTime() - now.getTime();
  return left < 0 ? `${formatDuration(-left)} 지남!` : `${formatDuration(left)} 남음`;
}

export const queuesSheet = ({ items }: AnswerOf<typeof opsContract.listOpsQueues>, now: Date): string =>
  table([
    ['목록', '이름', '열린 것', '기한 지남', '내가 맡음', '다음 기한'],
    ...items.map(({ queue, open, overdue, mine, nextDueAt }) => [
      queue.toLowerCase(),
      OPS_QUEUE_LABELS[queue],
      ...[open, overdue, mine].map(String),
      nextDueAt ? due(nextDueAt, now) : NOTHING,
    ]),
  ]);

export function listSheet({ total, items }: AnswerOf<typeof opsContract.listOpsItems>, now: Date): string {
  if (items.length === 0) return '없어요.';
  const rows = items.map((item) => [
    item.id,
    item.title,
    item.teacherName,
    opsStateLabel(item.queue, item.state) + (item.isAgain ? ' (다시 냄)' : ''),
    item.decidedAt ? moment(item.decidedAt) : due(item.dueAt, now),
    item.reviewer?.name ?? NOTHING,
  ]);
  return `${table([['id', '제목', '선생님', '상태', '기한', '맡은 사람'], ...rows])}\n모두 ${total}건`;
}

/** One line about where an item stands. */
export const stateLine = ({ id, queue, title, state, reviewer, confirmation }: OpsItem): string =>
  plain(
    `${id}  ${title}: ${opsStateLabel(queue, state)}${reviewer ? ` (${reviewer.name})` : ''}${confirmation ? `, 첫 번째 확인 ${confirmation.name}` : ''}`,
  );

export function itemSheet(details: OpsItemDetails, now: Date): string {
  const { item, note, lastReason, lastRemarks, reason, remarks, findings, changes, fields } = details;
  const nameOf = (path: string) => `${plain(opsFieldLabel(fields, path))} [${plain(path)}]`;
  const part = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', `■ ${title}`, ...lines] : []);
  const written = (why: string | null, at: OpsItemDetails['remarks']) => [
    ...(why === null ? [] : [indented(why, '  ')]),
    ...at.map(({ path, remark }) => `  ${nameOf(path)}\n${indented(remark)}`),
  ];
  return [
    stateLine(item),
    plain(
      `선생님 ${item.teacherName} · 보낸 때 ${moment(item.submittedAt)} · 기한 ${moment(item.dueAt)} (${due(item.dueAt, now)})`,
    ),
    ...part('선생님의 말', note ? [indented(note, '  ')] : []),
    ...part('이번 심사', written(reason, remarks)),
    ...part('지난 심사', written(lastReason, lastRemarks)),
    ...part(
      '자동 점검',
      findings.map(({ path, level, message }) => `  ${LEVELS[level]}: ${nameOf(path)} ${plain(message)}`),
    ),
    ...part('지난번에 낸 것과 달라진 점', changeLines(('sinceLast' in details && details.sinceLast) || [])),
    ...part('공개된 내용과 달라진 점', changeLines(changes)),
    ...part(
      '전체 내용',
      fields.map(({ path, label, text }) => `  ${plain(label)} [${path}]\n${indented(text || NOTHING)}`),
    ),
  ].join('\n');
}

const changeLines = (changes: OpsItemDetails['changes']) =>
  changes.flatMap(({ label, before, after }) => [
    `  ${plain(label)}`,
    ...(before === null ? [] : [indented(before, '  - ')]),
    ...(after === null ? [] : [indented(after, '  + ')]),
  ]);
