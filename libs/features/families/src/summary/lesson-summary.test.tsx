import { screen, waitFor, within } from '@testing-library/react';
import { familySummaryContract as contract } from '@portal/domain/families/family-summary.contract';
import { fake, offline } from '@portal/testing/contract-fakes';
import { aFamilySummary } from '@portal/testing/families/family-board-builders';
import { aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { platform } from '@portal/testing/platform-server';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor, shownRecords } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { shownBoard, shownSummary } from './summary.fixture.ts';

withDoors();
beforeEach(() => {
  inZone('Asia/Seoul');
  // jsdom lays nothing out: everything is near to what is seen.
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    const observer = { observe: () => callback(seen, observer), disconnect: () => undefined } as never;
    return observer;
  });
});

const drawn = shownRecords([aFamilyRecord({ hasSummary: true })]);

describe('what is left of a lesson that has been', () => {
  it('is what was shown and asked, with the answer of the own child [CLS-2]', async () => {
    enter(shownSummary(), drawn);
    const materials = within(await screen.findByRole('region', { name: '자료' }));
    expect(materials.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '연립방정식 활용 12문제.pdf',
      '그래프 그려 보기새 창에서 열림',
    ]);
    expect(materials.getByRole('link')).toHaveAttribute('href', 'https://school.example/graph');
    const questions = within(screen.getByRole('region', { name: '질문' }));
    expect(questions.getByText('공책은 몇 권일까요?')).toBeVisible();
    expect(questions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '6권1명',
      '7권정답김민준의 답3명',
    ]);
  });
});

describe('the board of a lesson that has been', () => {
  it('stands in its record, page by page, with what is written on it for who does not see [CLS-2]', async () => {
    enter(shownBoard(), drawn);
    const board = within(await screen.findByRole('region', { name: '칠판' }));
    expect(await board.findByRole('button', { name: '칠판 1쪽 크게 보기' })).toBeVisible();
    expect(board.getByRole('button', { name: '칠판 3쪽 크게 보기' })).toBeVisible();
    expect(within(board.getByRole('list', { name: '칠판 1쪽에 적힌 글' })).getByText('y = 2x + 1')).toBeInTheDocument();
    expect(board.queryByRole('list', { name: '칠판 3쪽에 적힌 글' })).toBeNull();
  });

  it('opens large, turns its pages, and leads back', async () => {
    const { user } = enter(shownBoard(), drawn);
    await user.click(await screen.findByRole('button', { name: '칠판 1쪽 크게 보기' }));
    const sheet = within(await openedDialog('칠판 1쪽'));
    expect(sheet.getByRole('img', { name: '칠판 1쪽' })).toBeVisible();
    expect(sheet.getByRole('button', { name: '이전 쪽' })).toBeDisabled();
    await user.click(sheet.getByRole('button', { name: '다음 쪽' }));
    expect(await screen.findByRole('dialog', { name: '칠판 3쪽' })).toBeVisible();
    await user.click(press('확대'));
    expect(screen.getByRole('group', { name: '큰 칠판' })).toHaveAttribute('tabindex', '0');
    await user.click(press('전체 보기'));
    expect(screen.getByRole('group', { name: '큰 칠판' })).not.toHaveAttribute('tabindex');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(press('칠판 1쪽 크게 보기')).toHaveFocus();
  });

  it('is asked for only where something was drawn', async () => {
    const asked = jest.fn();
    const counting = fake(contract.getFamilySummary, () => {
      asked();
      return aFamilySummary();
    });
    enter(counting, shownRecords([aFamilyRecord()]));
    await within(await band('지난 수업')).findByRole('article');
    expect(screen.queryByRole('region', { name: '칠판' })).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves nothing behind where its pages are of a kind that cannot be shown', async () => {
    enter(shownBoard([]), drawn);
    await within(await band('지난 수업')).findByRole('article');
    await waitFor(() => expect(screen.queryByRole('region', { name: '칠판' })).toBeNull());
  });

  it('can be asked for again without a connection, and the record stays', async () => {
    const { user } = enter(offline(contract.getFamilySummary), drawn);
    expect(await screen.findByText('수업에서 함께 본 것을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByText('연립방정식의 활용')).toBeVisible();
    platform.use(shownBoard());
    const summary = within(screen.getByRole('region', { name: '수업에서 함께 본 것' }));
    await user.click(summary.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: '칠판 1쪽 크게 보기' })).toBeVisible();
  });

  it('is named in Vietnamese', async () => {
    enter(shownBoard(), drawn, shownDoor({ language: 'vi' }));
    const board = await screen.findByRole('region', { name: 'Bảng' });
    expect(await within(board).findByRole('button', { name: 'Xem lớn bảng, trang 1' })).toBeVisible();
    expect(board).not.toHaveTextContent(/[가-힣]/);
  });
});
