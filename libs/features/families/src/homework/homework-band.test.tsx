import { screen, waitFor, within } from '@testing-library/react';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { familyHomeworkContract as contract } from '@portal/domain/families/family-homework.contract';
import { fake, offline } from '@portal/testing/contract-fakes';
import { aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { aFamilyHomework, aHandedHomework } from '@portal/testing/families/family-homework-builders';
import { platform } from '@portal/testing/platform-server';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor, shownHomework, shownRecords, TWO_CHILDREN } from '../door.fixture.ts';
import { band, enter, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { ANOTHER_CHILD, CLOSED, LATE, shownOne } from './homework.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

async function homework(
  open: FamilyHomework[],
  handedIn: FamilyHomework[] = [],
  ...handlers: Parameters<typeof enter>
) {
  const opened = enter(...handlers, shownHomework(open, handedIn), shownOne());
  return { ...opened, shown: within(await band(/^숙제/)) };
}
const rows = (shown: Awaited<ReturnType<typeof homework>>['shown']) =>
  shown.findAllByRole('listitem').then((found) => found.map(({ textContent }) => textContent));

describe('the homework on the page of a family', () => {
  it('says what is to be done and until when, by the clock of the family [ASG-1]', async () => {
    const { shown } = await homework([
      aFamilyHomework({ deadlineAt: '2026-11-18T20:00:00+09:00' }),
      aFamilyHomework({ id: 'assignment-2', title: '독후감', content: '', lesson: null }),
    ]);
    expect(await rows(shown)).toEqual([
      '7회차 숙제활용 문제 42~44쪽, 1~12번오늘 20:00까지',
      '독후감24/11/2026 (화) 21:00까지',
    ]);
    expect(screen.getByRole('heading', { name: '숙제 · 낼 것 2개' })).toBeVisible();
  });

  it('may be handed in late, and says until when [ASG-2]', async () => {
    const { shown } = await homework([
      aFamilyHomework({ ...LATE, cutoffAt: '2026-11-19T21:00:00+09:00' }),
      aFamilyHomework({ ...LATE, id: 'assignment-2' }),
    ]);
    const [soon, open] = await rows(shown);
    expect(soon).toContain('늦게 낼 수 있어요, 내일 21:00까지');
    expect(open).toContain('마감이 지났지만 늦게 낼 수 있어요');
  });

  it('names the child where there are several', async () => {
    const { shown } = await homework([aFamilyHomework(), aFamilyHomework(ANOTHER_CHILD)], [], shownDoor(TWO_CHILDREN));
    const [first, second] = await rows(shown);
    expect([first, second]).toEqual([expect.stringContaining('김민준'), expect.stringContaining('김서연')]);
  });

  it('is read in Vietnamese, by the clocks there', async () => {
    inZone('Asia/Ho_Chi_Minh');
    enter(shownDoor({ language: 'vi' }), shownHomework([aFamilyHomework()], [aHandedHomework({ id: 'assignment-0' })]));
    const shown = within(await band('Bài tập về nhà · còn 1 bài'));
    expect(await rows(shown)).toEqual([
      'Bài tập của buổi 7활용 문제 42~44쪽, 1~12번Hạn nộp: 19:00 T3 24/11/2026',
      'Bài tập của buổi 7활용 문제 42~44쪽, 1~12번Đã nộp · 19:40 hôm qua',
    ]);
  });

  it('keeps what was handed in, when, and that it was late, a page at a time', async () => {
    const late = aHandedHomework();
    const asked = jest.fn();
    const { shown, user } = await homework(
      [],
      [],
      fake(contract.listFamilyHomework, ({ query }) => {
        asked(query);
        if (query.list === 'OPEN') return { total: 0, items: [] };
        const old = aHandedHomework({ id: 'assignment-0', title: '첫 숙제' });
        return query.page === '2'
          ? { total: 6, items: [old] }
          : { total: 6, items: [{ ...late, submission: { ...late.submission!, isLate: true } }] };
      }),
    );
    expect(await shown.findByRole('button', { name: /늦게 냈어요 · 어제 21:40/ })).toBeVisible();
    await user.click(shown.getByRole('button', { name: '지난 숙제 더 보기' }));
    expect(await shown.findByRole('button', { name: /첫 숙제.*냈어요/ })).toBeVisible();
    expect(shown.queryByRole('button', { name: '지난 숙제 더 보기' })).toBeNull();
    expect(asked).toHaveBeenCalledWith({ list: 'PAST', page: '2', size: '5' });
  });

  it('is still there where it was missed [ASG-2]', async () => {
    const { shown } = await homework([], [aFamilyHomework(CLOSED)]);
    expect(await shown.findByRole('heading', { name: '지난 숙제' })).toBeVisible();
    expect(await shown.findByRole('button', { name: /7회차 숙제.*더는 낼 수 없어요/ })).toBeVisible();
  });

  it('is none, and it is said what will be here', async () => {
    const { shown } = await homework([]);
    expect(await shown.findByText('낼 숙제가 없어요')).toBeVisible();
    expect(screen.getByRole('heading', { name: '숙제' })).toBeVisible();
  });

  it('fails alone, and can be asked for again', async () => {
    const { shown, user } = await homework([], [], offline(contract.listFamilyHomework));
    expect(await shown.findByText('숙제를 불러오지 못했어요')).toBeVisible();
    expect(await shown.findByText('지난 숙제를 불러오지 못했어요')).toBeVisible();
    expect(within(await band(/^다음 수업/)).getByText('19:00')).toBeVisible();
    platform.use(shownHomework([aFamilyHomework()]));
    await user.click(shown.getAllByRole('button', { name: '다시 시도' })[0]!);
    expect(await shown.findByRole('button', { name: /7회차 숙제/ })).toBeVisible();
  });

  it('opens over the page, keeps its place in the address, and closes again', async () => {
    const { shown, user, currentPath } = await homework([aFamilyHomework()]);
    const row = await shown.findByRole('button', { name: /7회차 숙제/ });
    await user.click(row);
    const sheet = within(await openedDialog('7회차 숙제'));
    expect(currentPath()).toMatch(/\?homework=assignment-1&student=student-1$/);
    await user.click(await sheet.findByRole('button', { name: '창 닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentPath()).not.toContain('?');
    await waitFor(() => expect(row).toHaveFocus());
  });
});

describe('the record of a lesson', () => {
  it('leads to its homework where it can be handed in, with the same deadline [CLS-3]', async () => {
    const { user } = await homework([aFamilyHomework(LATE)], [], shownRecords([aFamilyRecord()]));
    const records = within(await band('지난 수업'));
    expect(await records.findByText('마감이 지났지만 늦게 낼 수 있어요')).toBeVisible();
    expect(records.queryByText(/24\/11\/2026/)).toBeNull();
    await user.click(records.getByRole('button', { name: '숙제 내기' }));
    await openedDialog('7회차 숙제');
  });

  it('names each child that can hand it in', async () => {
    await homework([aFamilyHomework(), aFamilyHomework(ANOTHER_CHILD)], [], shownDoor(TWO_CHILDREN));
    const records = within(await band('지난 수업'));
    expect(await records.findByRole('button', { name: '김서연 숙제 내기' })).toBeVisible();
  });

  it('only tells of it where it cannot', async () => {
    await homework([], [aHandedHomework(CLOSED)]);
    const records = within(await band('지난 수업'));
    expect(await records.findByText(/24\/11\/2026 \(화\) 21:00까지/)).toBeVisible();
    expect(records.queryByRole('button', { name: /숙제 내기/ })).toBeNull();
  });
});
