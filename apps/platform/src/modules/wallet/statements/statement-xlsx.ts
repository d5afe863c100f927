import type { Row, SheetData } from 'write-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { PAID_LATER_LABEL, paidLaterOf } from '@portal/domain/wallet/statement-parts';
import { STATEMENT_STATE_LABELS, type StatementDetail } from '@portal/domain/wallet/statements.contract';
import { linesOf, movesOf, nameMonth } from './statement-lines.ts';

const MONEY = '#,##0';
const DAY = 'yyyy-mm-dd';

const text = (value: string) => ({ value, type: String });
const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
const money = (value: number) => ({ value, type: Number, format: MONEY });
const total = (value: number) => ({ ...money(value), fontWeight: 'bold' as const });
// A day of the calendar, without a zone: spreadsheets count whole days.
const day = (value: string) => ({ value: new Date(`${value}T00:00:00Z`), type: Date, format: DAY });

/** A statement as a workbook: its lessons, then its corrections and withdrawals. Numbers are numbers and days are days. */
export function statementXlsx(detail: StatementDetail): Promise<Buffer> {
  return writeExcelFile([
    { sheet: '수업', data: lessonsSheet(detail), columns: [14, 44, 10, 16, 16, 16].map((width) => ({ width })) },
    { sheet: '정정과 출금', data: movesSheet(detail), columns: [14, 14, 50, 18].map((width) => ({ width })) },
  ]).toBuffer();
}

function lessonsSheet(detail: StatementDetail): SheetData {
  const { month, state, teacherName, taxCode, gross, fee, net } = detail;
  return [
    [bold(`${nameMonth(month)} 정산서`), text(STATEMENT_STATE_LABELS[state])],
    [text('선생님'), text(teacherName)],
    [text('세금 번호'), text(taxCode)],
    [],
    ['날짜', '수업', '학생 수', '수업료', '총 공제', '받는 금액'].map(bold),
    ...linesOf(detail).map((line): Row => [
      line.day === null ? null : day(line.day),
      text(line.name),
      line.studentCount === null ? null : { value: line.studentCount, type: Number },
      money(line.gross),
      money(line.fee),
      money(line.net),
    ]),
    [bold('합계'), null, null, total(gross), total(fee), total(net)],
  ];
}

function movesSheet(detail: StatementDetail): SheetData {
  const { net, adjustments, withdrawn } = detail;
  const later = paidLaterOf(detail);
  return [
    ['날짜', '종류', '내용', '금액'].map(bold),
    ...movesOf(detail).map((move): Row => [day(move.day), text(move.kind), text(move.name), money(move.amount)]),
    [],
    [bold('받는 금액'), null, null, total(net)],
    [bold('정정'), null, null, total(adjustments)],
    [bold('이 달의 수입'), null, null, total(net + adjustments)],
    ...(later > 0 ? [[text(PAID_LATER_LABEL), null, null, money(later)]] : []),
    [bold('이 달에 출금한 금액'), null, null, total(withdrawn)],
  ];
}
