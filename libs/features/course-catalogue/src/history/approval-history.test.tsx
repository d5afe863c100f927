import { screen, waitFor, within } from '@testing-library/react';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aCourse } from '@portal/testing/courses/course-builders';
import { platform } from '@portal/testing/platform-server';
import { historyWorlds, someRequests } from '../catalogue.fixture.ts';
import { BASE, preload, visit } from '../course-catalogue.screen.ts';

beforeAll(preload, 30_000);

describe('the approval history', () => {
  const path = `${BASE}/course-1/approval-history`;

  it('tells every request with its outcome, its reason and the remarks [CRS-4]', async () => {
    visit(historyWorlds.loaded, path);
    const list = await screen.findByRole('list', { name: '승인 기록' });
    const entries = Array.from(list.children);
    expect(entries).toHaveLength(4);
    expect(entries[0]).toHaveTextContent('대기');
    expect(entries[1]).toHaveTextContent('임시 저장해서 취소됐어요');
    expect(entries[2]).toHaveTextContent('소개가 짧아 무엇을 배우는지 알기 어려워요.');
    expect(entries[2]).toHaveTextContent('한 회에 무엇을 하는지 적어 주세요.');
    expect(entries[3]).toHaveTextContent('승인');
  });

  it('shows what changed between two revisions', async () => {
    const asked = jest.fn();
    const { user } = visit(
      [
        ...historyWorlds.loaded.slice(0, 2),
        fake(contract.compareCourseRevisions, ({ query }) => {
          asked(query);
          return { changes: [{ path: 'title', label: '강좌 이름', before: '중2 수학', after: '중2 수학 개념 완성' }] };
        }),
      ],
      path,
    );
    const panel = within(await screen.findByRole('region', { name: '두 판 비교하기' }));
    expect(await panel.findByText('강좌 이름')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ from: '3', to: '4' });
    await user.selectOptions(panel.getByRole('combobox', { name: '이전 판' }), '1');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ from: '1', to: '4' }));
  });

  it('says that nothing was asked for yet', async () => {
    visit(historyWorlds.empty, path);
    expect(await screen.findByText('아직 승인 기록이 없어요')).toBeVisible();
  });

  it('is asked for again when it did not come', async () => {
    const { user } = visit(historyWorlds.failed, path);
    expect(await screen.findByText('승인 기록을 불러오지 못했어요')).toBeVisible();
    platform.use(...historyWorlds.loaded);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('list', { name: '승인 기록' })).toBeVisible();
  });

  it('stays when only the comparison fails, which can be tried again', async () => {
    const { user } = visit(historyWorlds.partial, path);
    expect(await screen.findByText('두 판을 비교하지 못했어요')).toBeVisible();
    expect(screen.getByText('소개가 짧아 무엇을 배우는지 알기 어려워요.')).toBeVisible();
    platform.use(...historyWorlds.loaded);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('8회 수강권 수강료')).toBeVisible();
  });

  it('asks for no comparison of a version with itself', async () => {
    const { user } = visit(historyWorlds.loaded, path);
    const panel = within(await screen.findByRole('region', { name: '두 판 비교하기' }));
    await user.selectOptions(panel.getByRole('combobox', { name: '이전 판' }), '4');
    expect(panel.getByText('서로 다른 두 판을 골라 주세요.')).toBeVisible();
  });

  it('has nothing to compare after one request', async () => {
    const [one] = someRequests();
    const only = fake(contract.listCourseApprovals, { items: one ? [one] : [] });
    visit([only, ...historyWorlds.loaded], path);
    expect(await screen.findByRole('list', { name: '승인 기록' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '두 판 비교하기' })).toBeNull();
  });

  it.each([
    ['WAITING_APPROVAL', true],
    ['APPROVAL_IN_PROCESS', false],
  ] as const)('leads to the course only while it can be written: %s [CRS-3]', async (status, isOpen) => {
    visit([fake(contract.getCourse, aCourse({ status })), ...historyWorlds.loaded], path);
    expect(await screen.findByText('중2 수학 개념 완성 – 일차함수')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: '강좌 고치기' })).toHaveLength(isOpen ? 1 : 0);
    expect(screen.getByRole('link', { name: '내 강좌로' })).toHaveAttribute('href', `${BASE}/all`);
  });
});
