import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { groupDigits } from '@portal/domain/format/money';
import type { LessonIncome } from '@portal/domain/wallet/income';
import type { StatementDetail } from '@portal/domain/wallet/statements.contract';
import { readXlsx } from '../../../testing/documents/read-xlsx.ts';
import { earnedIn } from '../income/income-view.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementXlsx } from './statement-xlsx.ts';

const NOW = new Date('2026-11-18T01:42:00Z');

/** A lesson of October with amounts of its own; the first one begins on the 1st in Seoul and on the last of September in UTC. */
const lesson = (no: number): LessonIncome => {
  const startAt = new Date(Date.UTC(2026, 8, 30, 15 + no * 3));
  const gross = 100_000 + no * 1_001;
  const fee = Math.floor((gross * 33) / 100);
  const platform = Math.floor(gross / 10);
  return {
    lessonId: `l${no}`,
    classId: 'c1',
    className: no === 1 ? '=SUM(A1) & "따옴표" <b>' : '중2 수학',
    lessonNo: no,
    lessonTitle: '',
    startAt: startAt.toISOString(),
    endAt: new Date(startAt.getTime() + 3_600_000).toISOString(),
    minutes: 60,
    studentCount: 2,
    isNoShow: false,
    gross,
    fee,
    platform,
    channel: fee - platform,
    net: gross - fee,
    state: 'CONFIRMED',
    hold: null,
    confirmedAt: startAt.toISOString(),
    transactionId: `t${no}`,
  };
};
const detailOf = (count: number): StatementDetail => {
  const items = Array.from({ length: count }, (_, no) => lesson(no));
  const corrections = [{ transactionId: 'x', at: '2026-10-21T02:00:00Z', amount: -160_800, reason: '결석 인정' }];
  const payouts = [
    { withdrawalId: 'w1', at: '2026-10-10T02:00:00Z', amount: 500_000, account: '은행 A ••••5678' },
    { withdrawalId: 'w2', at: '2026-10-31T15:00:00Z', amount: 700_000, account: '은행 A ••••5678' },
  ];
  return {
    month: '2026-10',
    state: 'PAID',
    ...earnedIn(items),
    adjustments: -160_800,
    withdrawn: 1_200_000,
    payoutId: 'w2',
    teacherName: '김수학',
    taxCode: '0312345678-001',
    items,
    corrections,
    payouts,
  };
};
/** The same with its last lesson confirmed as its month ended. */
const confirmedLate = (detail: StatementDetail): StatementDetail => ({
  ...detail,
  items: [...detail.items.slice(0, -1), { ...detail.items.at(-1)!, confirmedAt: '2026-10-31T15:00:00Z' }],
});
const LATER = '그중 달이 끝난 뒤 확정되어 다음 지급에 들어가는 금액';
const sumOf = (rows: readonly (readonly unknown[])[], column: number) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

/** As another program reads it. */
async function pdfOf(detail: StatementDetail) {
  const bytes = await statementPdf(detail, NOW);
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = [];
  for (let no = 1; no <= pdf.numPages; no++) {
    const page = await pdf.getPage(no);
    const { items } = await page.getTextContent();
    const tree = JSON.stringify(await page.getStructTree());
    pages.push({ lines: items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str.trim()] : [])), tree });
  }
  return {
    title: ((await pdf.getMetadata()).info as { Title: string }).Title,
    pages,
    lines: pages.flatMap(({ lines }) => lines),
  };
}
const moneyIn = (text: string) =>
  Number(/^\u2212?[\d,]+đ$/.test(text) ? text.replaceAll(/[,đ]/g, '').replace('\u2212', '-') : NaN);

describe('a statement as PDF [INC-4]', () => {
  it('has every lesson on as many pages as it needs, and its columns add up to its sums', async () => {
    const detail = detailOf(200);
    const { title, pages, lines } = await pdfOf(detail);
    expect(title).toBe('2026년 10월 정산서');
    expect(pages.length).toBeGreaterThan(3);
    for (const said of [
      '김수학 선생님',
      '세금 번호 0312345678-001',
      '지급 완료',
      '결석 인정',
      '01/10/2026',
      '은행 A ••••5678',
    ])
      expect(lines.join(' ')).toContain(said);
    const end = lines.indexOf('합계');
    const amounts = lines
      .slice(lines.indexOf('이 달의 수업'), end)
      .map(moneyIn)
      .filter((amount) => !Number.isNaN(amount));
    expect(amounts).toHaveLength(3 * 200);
    const columns = [0, 1, 2].map((at) => amounts.filter((_, no) => no % 3 === at).reduce((sum, one) => sum + one, 0));
    expect(columns).toEqual([detail.gross, detail.fee, detail.net]);
    expect(
      lines
        .slice(end, end + 6)
        .map(moneyIn)
        .filter((amount) => !Number.isNaN(amount)),
    ).toEqual(columns);
    expect(lines).toContain(`이 달의 수입 ${groupDigits(detail.net - 160_800)}đ`);
  });

  it('is read by a screen reader as headings and tables, with the names of the columns on each page', async () => {
    const { pages } = await pdfOf(detailOf(200));
    const all = pages.map(({ tree }) => tree).join('');
    expect([all.match(/"role":"H1"/g)?.length, (all.match(/"role":"H2"/g)?.length ?? 0) >= 2]).toEqual([1, true]);
    for (const { tree } of pages) expect(tree).toMatch(/"role":"TH".*"role":"TD"/);
  });

  it('says what was confirmed after the month, and is paid with the next one', async () => {
    const { lines } = await pdfOf(confirmedLate(detailOf(3)));
    expect(lines).toContain(`${LATER} 68,342đ`);
    expect((await pdfOf(detailOf(3))).lines.join(' ')).not.toContain(LATER);
  });

  it('says that there was none where nobody taught', async () => {
    const empty = { ...detailOf(0), corrections: [], payouts: [], adjustments: 0, withdrawn: 0, taxCode: '' };
    const { lines, pages } = await pdfOf(empty);
    expect(pages).toHaveLength(1);
    expect(lines).toContain('수업 0회');
    expect(lines.join(' ')).not.toContain('세금 번호');
  });
});

describe('a statement as a workbook [INC-4]', () => {
  it('has numbers that are numbers and days that are days, and sums that are those of the PDF', async () => {
    const detail = detailOf(200);
    const sheets = await readXlsx(await statementXlsx(detail));
    expect(Object.keys(sheets)).toEqual(['수업', '정정과 출금']);
    const rows = sheets['수업']!;
    const head = rows.findIndex(([first]) => first === '날짜');
    const lines = rows.slice(head + 1, -1);
    expect(rows.slice(0, 3)).toEqual([
      ['2026년 10월 정산서', '지급 완료'],
      ['선생님', '김수학'],
      ['세금 번호', '0312345678-001'],
    ]);
    expect(lines).toHaveLength(200);
    expect(lines[0]).toEqual([{ day: '2026-10-01' }, '중2 수학 0회차', 2, 100_000, 33_000, 67_000]);
    // A text is a text, whatever it looks like.
    expect(lines[1]![1]).toBe('=SUM(A1) & "따옴표" <b> 1회차');
    const columns = [3, 4, 5].map((column) => sumOf(lines, column));
    expect(columns).toEqual([detail.gross, detail.fee, detail.net]);
    expect(rows.at(-1)).toEqual(['합계', ...columns]);

    const moves = sheets['정정과 출금']!;
    expect(moves.slice(0, 4)).toEqual([
      ['날짜', '종류', '내용', '금액'],
      [{ day: '2026-10-10' }, '출금', '은행 A ••••5678', 500_000],
      [{ day: '2026-10-21' }, '정정', '결석 인정', -160_800],
      [{ day: '2026-11-01' }, '출금', '은행 A ••••5678', 700_000],
    ]);
    expect(moves.slice(-4)).toEqual([
      ['받는 금액', detail.net],
      ['정정', -160_800],
      ['이 달의 수입', detail.net - 160_800],
      ['이 달에 출금한 금액', 1_200_000],
    ]);
  });

  it('says what was confirmed after the month, between what it came to and what was paid', async () => {
    const detail = confirmedLate(detailOf(3));
    const moves = (await readXlsx(await statementXlsx(detail)))['정정과 출금']!;
    expect(moves.slice(-3)).toEqual([
      ['이 달의 수입', detail.net - 160_800],
      [LATER, 68_342],
      ['이 달에 출금한 금액', 1_200_000],
    ]);
  });

  it('adds up also where a part came from another system as one sum', async () => {
    const detail = detailOf(2);
    const moved = { gross: detail.gross + 50_000, fee: detail.fee, net: detail.net + 50_000, lessonCount: 3 };
    const rows = (await readXlsx(await statementXlsx({ ...detail, ...moved })))['수업']!;
    expect(rows.at(-2)).toEqual(['이전 시스템에서 옮긴 수업 1회', 50_000, 0, 50_000]);
    expect(rows.at(-1)).toEqual(['합계', moved.gross, moved.fee, moved.net]);
  });
});
