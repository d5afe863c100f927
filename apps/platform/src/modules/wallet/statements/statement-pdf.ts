import { called } from '@portal/domain/format/called';
import { formatDateTime, formatDay } from '@portal/domain/format/date-time';
import { formatMoney } from '@portal/domain/format/money';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { PAID_LATER_LABEL, paidLaterOf } from '@portal/domain/wallet/statement-parts';
import { STATEMENT_STATE_LABELS, type StatementDetail } from '@portal/domain/wallet/statements.contract';
import { A4, bytesOf, INK, MARGIN, pdfDocument } from '../../../core/pdf/pdf-document.ts';
import { sayOn } from '../../../core/pdf/pdf-text.ts';
import { linesOf, movesOf, nameMonth } from './statement-lines.ts';
import { type Column, tableOn } from './statement-table.ts';

const WIDTH = A4.width - 2 * MARGIN;
const LESSONS: readonly Column[] = [
  { title: '날짜', width: 66 },
  { title: '수업', width: WIDTH - 66 - 38 - 3 * 84 },
  { title: '학생 수', width: 38, isNumber: true },
  { title: '수업료', width: 84, isNumber: true },
  { title: '총 공제', width: 84, isNumber: true },
  { title: '받는 금액', width: 84, isNumber: true },
];
const MOVES: readonly Column[] = [
  { title: '날짜', width: 66 },
  { title: '종류', width: 70 },
  { title: '내용', width: WIDTH - 66 - 70 - 100 },
  { title: '금액', width: 100, isNumber: true },
];

/** A statement on pages of A4, which a screen reader reads as headings and tables (INC-4). */
export function statementPdf(detail: StatementDetail, now: Date): Promise<Buffer> {
  const title = `${nameMonth(detail.month)} 정산서`;
  const { pdf, root } = pdfDocument(title, now);
  const say = sayOn(pdf, root);
  const { net, adjustments, withdrawn } = detail;

  say(`만든 때 ${formatDateTime(now, DEFAULT_TIME_ZONE)}`, MARGIN, 30, { align: 'right', color: INK.muted });
  say(title, MARGIN, 44, { bold: true, size: 20, structType: 'H1' });
  const facts = [
    STATEMENT_STATE_LABELS[detail.state],
    called(detail.teacherName, '선생님'),
    ...(detail.taxCode ? [`세금 번호 ${detail.taxCode}`] : []),
  ];
  say(facts.join(' · '), MARGIN, 72, { size: 10 });
  say(`이 달의 수입 ${formatMoney(net + adjustments)}`, MARGIN, 92, { bold: true, size: 14 });
  // A part of the line above it, so it is read right after it.
  const later = paidLaterOf(detail);
  const more = later > 0 ? 14 : 0;
  if (later > 0) say(`${PAID_LATER_LABEL} ${formatMoney(later)}`, MARGIN, 114);
  const parts = [
    ['받는 금액', net],
    ['정정', adjustments],
    ['이 달에 출금한 금액', withdrawn],
  ] as const;
  say(parts.map(([name, amount]) => `${name} ${formatMoney(amount)}`).join(' · '), MARGIN, 114 + more);

  const lessons = tableOn(pdf, root, { title: '이 달의 수업', columns: LESSONS, y: 140 + more });
  for (const line of linesOf(detail)) {
    const amounts = [line.gross, line.fee, line.net].map((amount) => formatMoney(amount));
    lessons.row([line.day === null ? '' : formatDay(line.day), line.name, countOf(line.studentCount), ...amounts]);
  }
  const sums = [detail.gross, detail.fee, detail.net].map((amount) => formatMoney(amount));
  const below = lessons.end(['합계', `수업 ${detail.lessonCount}회`, '', ...sums]);

  const all = movesOf(detail);
  if (all.length) {
    const moves = tableOn(pdf, root, { title: '정정과 출금', columns: MOVES, y: below + 24 });
    for (const move of all) moves.row([formatDay(move.day), move.kind, move.name, formatMoney(move.amount)]);
    moves.end();
  }
  root.end();
  return bytesOf(pdf);
}

const countOf = (count: number | null) => (count === null ? '' : String(count));
