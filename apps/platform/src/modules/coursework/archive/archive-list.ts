import type { Submission } from '@portal/domain/coursework/submission';
import { formatDay, formatTime } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';

const COLUMNS = ['학생', '학생 코드', '상태', '낸 때', '점수', '파일', '빠진 파일'] as const;
const STATES: Readonly<Record<Submission['taskStatus'], string>> = {
  FINISHED: '제출',
  FINISH_LATE: '늦은 제출',
  UNFINISHED: '미제출',
};

export interface ListedStudent {
  readonly name: string;
  readonly code: string;
  readonly taskStatus: Submission['taskStatus'];
  readonly submittedAt: Date | null;
  readonly score: number | null;
  readonly files: readonly string[];
  /** Files that the archive lacks: they are gone, or not checked yet. */
  readonly missing: readonly string[];
}

/** A cell is text whatever it begins with: no table program calculates it. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A table that Excel opens in Korean by itself. */
export function archiveList(students: readonly ListedStudent[], zone: string): string {
  const when = (at: Date | null) => (at ? `${formatDay(dayOf(at, zone))} ${formatTime(at, zone)}` : '');
  const rows = students.map(({ name, code, taskStatus, submittedAt, score, files, missing }) => [
    name,
    code,
    STATES[taskStatus],
    when(submittedAt),
    score === null ? '' : String(score),
    files.join('\n'),
    missing.join('\n'),
  ]);
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
