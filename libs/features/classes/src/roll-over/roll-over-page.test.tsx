import { screen, waitFor } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { aFinishedClass } from '../class-page.fixture.ts';
import { button, field, heading } from '../classes.screen.ts';
import { planningWorlds } from '../planning.fixture.ts';
import { classesSection } from '../section.ts';

const visit = (handlers: Fake[], path = '/account/my-courses/class-1/roll-over') =>
  renderSection(classesSection, { path, handlers: [...handlers, ...planningWorlds.loaded] });
const lessonCount = (count: number) => screen.findByText(new RegExp(`^${count}회 ·`));

beforeAll(() => Promise.all(classesSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

describe('a new term', () => {
  it('begins after the last one, with its programme and students, seen before it is made [CLS-1]', async () => {
    const sent = jest.fn();
    const { user, currentPath } = visit([
      fake(contract.rollOverClass, ({ body: { clientId, ...body } }) => {
        sent(body, clientId);
        return aTeachingClass({ id: 'class-9' });
      }),
    ]);
    expect(await heading('새 학기로 이어 만들기')).toBeVisible();
    expect(await field(/시작하는 날/)).toHaveValue('11/12/2026');
    await lessonCount(12);
    await user.click(screen.getByRole('checkbox', { name: '학생도 함께 옮기기' }));
    await user.click(button('새 학기 만들기'));
    await waitFor(() => expect(currentPath()).toBe('/account/my-courses/class-9/overview'));
    expect(sent).toHaveBeenCalledWith(
      {
        name: '중2 수학 개념 완성 – 일차함수',
        startDate: '2026-12-11',
        weeklySchedule: aTeachingClass().weeklySchedule,
        skipHolidays: true,
        skipTimeOffs: true,
        exceptions: [],
        withStudents: false,
      },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    );
  });

  it('of a class that is long over begins tomorrow', async () => {
    visit([fake(contract.getClass, aFinishedClass())]);
    expect(await field(/시작하는 날/)).toHaveValue('19/11/2026');
  });

  it('is planned anew for the days that she chooses', async () => {
    const asked: string[] = [];
    const { user } = visit([
      fake(contract.previewRollOver, ({ body: { weeklySchedule } }) => {
        asked.push(weeklySchedule.map(({ weekday }) => weekday).join());
        return { lessons: [] };
      }),
    ]);
    await screen.findByText('이 조건으로는 회차가 만들어지지 않아요');
    await user.selectOptions(screen.getAllByLabelText('요일')[0] as HTMLElement, '월요일');
    await waitFor(() => expect(asked).toEqual(['TUESDAY,THURSDAY', 'MONDAY,THURSDAY']));
  });

  it.each([
    ['a server that broke', fakeProblem(contract.rollOverClass, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['a lost connection', offline(contract.rollOverClass), /서버가 답하지 않아요/],
    [
      'too many classes',
      fakeProblem(contract.rollOverClass, 'LIMIT_REACHED', { values: { n: 30 } }),
      /30개까지 만들 수 있어요/,
    ],
    ['an overlap', fakeProblem(contract.rollOverClass, 'SCHEDULE_OVERLAP'), /다른 일정과 겹쳐요/],
    ['no right', fakeProblem(contract.rollOverClass, 'FORBIDDEN'), /권한이 없어요/],
  ])('is not made after %s, says so, and keeps what is written for another try', async (_what, refusal, words) => {
    const { user, currentPath } = visit([refusal]);
    await user.type(await field(/수업 이름/), ' 2학기');
    await user.click(button('새 학기 만들기'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field(/수업 이름/)).toHaveValue(`${aTeachingClass().name} 2학기`);
    platform.use(fake(contract.rollOverClass, aTeachingClass({ id: 'class-9' })));
    await user.click(button('새 학기 만들기'));
    await waitFor(() => expect(currentPath()).toBe('/account/my-courses/class-9/overview'));
  });

  it('is made once under one id, however often an answer is lost', async () => {
    const ids: string[] = [];
    const { user, currentPath } = visit([
      fake(contract.rollOverClass, ({ body: { clientId } }) => {
        ids.push(clientId);
        return ids.length === 1 ? problemResponse('UNEXPECTED') : aTeachingClass({ id: 'class-9' });
      }),
    ]);
    await field(/수업 이름/);
    await user.click(button('새 학기 만들기'));
    await screen.findByText('수업을 만들지 못했어요');
    await user.click(button('새 학기 만들기'));
    await waitFor(() => expect(currentPath()).toBe('/account/my-courses/class-9/overview'));
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('leads back to the class without making one', async () => {
    const { user, currentPath } = visit([]);
    await user.click(await screen.findByRole('link', { name: '수업으로 돌아가기' }));
    expect(currentPath()).toBe('/account/my-courses/class-1/overview');
  });

  it('leads back to the list from a class that there is not [RTE-13]', async () => {
    visit([fakeProblem(contract.getClass, 'NOT_FOUND')]);
    expect(await screen.findByText('찾을 수 없는 수업이에요')).toBeVisible();
    expect(screen.getByRole('link', { name: '내 수업으로' })).toHaveAttribute('href', '/account/my-courses/all');
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

  it('can be begun again when the class did not come', async () => {
    const { user } = visit([fakeProblem(contract.getClass, 'UNEXPECTED')]);
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
    platform.use(fake(contract.getClass, aTeachingClass()));
    await user.click(button('다시 시도'));
    expect(await field(/수업 이름/)).toHaveValue(aTeachingClass().name);
    expect(await lessonCount(12)).toBeVisible();
  });
});
