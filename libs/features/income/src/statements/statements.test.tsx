import { screen, waitFor, within } from '@testing-library/react';
import { statementsContract as contract } from '@portal/domain/wallet/statements.contract';
import { downloadFile } from '@portal/portal-core/download-file';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { earnedOf } from '@portal/testing/wallet/income-builders';
import { aStatementDetail, inOctober } from '@portal/testing/wallet/statement-builders';
import { aWorld, anEmptyWorld } from '../income.fixture.ts';
import { button, enter, rowsOf, title } from '../income.screen.ts';

jest.mock('@portal/portal-core/download-file', () => ({ downloadFile: jest.fn() }));

const LIST = '/account/income/statements';
const OCTOBER = `${LIST}/2026-10`;

describe('the statements of the months [INC-4]', () => {
  it('are listed with what each came to, corrections counted, and whether that can change', async () => {
    enter(aWorld(), LIST);
    const rows = within(await screen.findByRole('list', { name: '정산서 목록' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      '2026년 11월 정산서',
      '2026년 10월 정산서',
      '2026년 9월 정산서',
    ]);
    expect(within(rows[0]!).getByText('진행 중')).toBeVisible();
    expect(within(rows[1]!).getByText('지급 완료')).toBeVisible();
    expect(within(rows[1]!).getByText('19,939,200đ')).toBeVisible();
    expect(within(rows[1]!).getByRole('link')).toHaveAttribute('href', OCTOBER);
    expect(within(rows[2]!).getByText('마감')).toBeVisible();
  });

  it('begin with the sums, which the lessons, corrections and payouts below add up to', async () => {
    enter(aWorld(), OCTOBER);
    expect(await title('2026년 10월 정산서')).toBeVisible();
    expect(rowsOf(await screen.findByRole('region', { name: '합계' }))).toEqual({
      수업: '6회',
      수업료: '3,000,000đ',
      '총 공제': '−990,000đ',
      플랫폼: '−300,000đ',
      '채널·결제': '−690,000đ',
      '받는 금액': '2,010,000đ',
      정정: '−160,800đ',
      '이 달의 수입': '1,849,200đ',
      '이 달에 출금한 금액': '−1,849,200đ',
    });
    expect(within(screen.getByRole('list', { name: '이 달의 수업' })).getAllByRole('listitem')).toHaveLength(6);
    const corrections = within(screen.getByRole('region', { name: '정정' }));
    expect(corrections.getByText('학생 한 명이 결석으로 인정됐어요')).toBeVisible();
    expect(corrections.getByRole('link')).toHaveAttribute('href', '/account/income/transaction-history/txn-c1');
    expect(within(screen.getByRole('region', { name: '출금' })).getByRole('link')).toHaveAttribute(
      'href',
      '/account/income/withdrawal-history/wdr-10',
    );
    expect(screen.getByText('8012345678')).toBeVisible();
  });

  it('say in the page what was confirmed after the month and is paid with the next one', async () => {
    const items = [inOctober(30), inOctober(31, { confirmedAt: '2026-11-01T10:00:00+09:00' })];
    enter([fake(contract.getStatement, aStatementDetail({ items, corrections: [] })), ...aWorld()], OCTOBER);
    expect(rowsOf(await screen.findByRole('region', { name: '합계' }))).toMatchObject({
      '이 달의 수입': '670,000đ',
      '그중 달이 끝난 뒤 확정되어 다음 지급에 들어가는 금액': '335,000đ',
      '이 달에 출금한 금액': '−335,000đ',
    });
  });

  it.each([
    ['beside its own lessons', 2, '수업 33회'],
    ['where it has none of its own', 0, '수업 31회'],
  ])('have a row for what was moved from another system, %s', async (_where, own, name) => {
    const items = Array.from({ length: own }, (_, at) => inOctober(at + 1));
    enter([fake(contract.getStatement, aStatementDetail({ items }, earnedOf(31, 575_000))), ...aWorld()], OCTOBER);
    const lessons = within(await screen.findByRole('region', { name }));
    expect(lessons.getByText('이전 시스템에서 옮긴 수업 31회')).toBeVisible();
    expect(lessons.getByText('11,942,750đ')).toBeVisible();
    expect(lessons.queryAllByRole('listitem')).toHaveLength(own);
    expect(lessons.queryByText('이 달에는 수업이 없어요.')).toBeNull();
  });

  it('say that there was none where nothing was taught and nothing moved', async () => {
    const nothing = aStatementDetail({ items: [], corrections: [], payouts: [] });
    enter([fake(contract.getStatement, nothing), ...aWorld()], OCTOBER);
    expect(await screen.findByText('이 달에는 수업이 없어요.')).toBeVisible();
    expect(screen.queryByText(/이전 시스템에서 옮긴 수업/)).toBeNull();
  });

  it('say that a month still runs', async () => {
    enter([fake(contract.getStatement, aStatementDetail({ state: 'OPEN', taxCode: '' })), ...aWorld()], OCTOBER);
    expect(await screen.findByText('아직 마감되지 않았어요')).toBeVisible();
    expect(screen.getByText('계약서에 적지 않았어요')).toBeVisible();
  });

  it.each([
    ['PDF로 받기', 'pdf', 'application/pdf'],
    ['엑셀로 받기', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const)('are taken along: %s', async (name, format, mediaType) => {
    const made = fake(contract.makeStatementFile, ({ params, body }) => {
      expect([params.month, body.format]).toEqual(['2026-10', format]);
      return { name: `정산서-2026-10.${format}`, mediaType, content: btoa('file') };
    });
    const { user } = enter([made, ...aWorld()], OCTOBER);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() =>
      expect(downloadFile).toHaveBeenCalledWith(
        `정산서-2026-10.${format}`,
        mediaType,
        new TextEncoder().encode('file'),
      ),
    );
  });

  it('say why no file came', async () => {
    const { user } = enter([fakeProblem(contract.makeStatementFile, 'UNEXPECTED'), ...aWorld()], OCTOBER);
    await screen.findByRole('region', { name: '합계' });
    await user.click(button('PDF로 받기'));
    expect(await screen.findByText('파일을 만들지 못했어요')).toBeVisible();
  });

  it.each([`${LIST}/2020-01`, `${LIST}/2026-13`])('say so where there is none: %s', async (path) => {
    enter(aWorld(), path);
    expect(await screen.findByText('찾는 정산서가 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '정산서 목록' })).toHaveAttribute('href', LIST);
  });

  it('are none before the first lesson', async () => {
    enter(anEmptyWorld(), LIST);
    expect(await screen.findByText('아직 정산서가 없어요')).toBeVisible();
  });
});
