import { screen, waitFor, within } from '@testing-library/react';
import { groupsContract as contract } from '@portal/domain/community/groups.contract';
import { aGroup } from '@portal/testing/community/community-builders';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aServer, worlds } from '../community.fixture.ts';
import { button, enter, link, title } from '../community.screen.ts';
import { communitySection } from '../section.ts';

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the groups of a teacher [COM-1]', () => {
  it('stand in the menu under their own address', () => {
    expect(communitySection.nav).toMatchObject({ label: '커뮤니티', path: '/account/community' });
  });

  it('are led by how many questions wait in them', async () => {
    enter(worlds.loaded());
    expect(await title('커뮤니티')).toBeVisible();
    expect(await screen.findByText('질문이 답을 기다려요')).toBeVisible();
    // 2 and 1 of her two groups.
    expect(screen.getByText('3')).toBeVisible();
    expect(names()).toEqual(['중등 수학 연구 모임', '첫 학기 선생님']);
    expect(await link('중등 수학 연구 모임')).toHaveAttribute('href', '/account/community/group-math');
  });

  it('are found among all, and joined in the list, with a way back', async () => {
    const server = aServer();
    const { user, currentPath } = enter(server.handlers);
    await user.click(await link('모든 모임'));
    await user.type(screen.getByRole('searchbox', { name: '모임 찾기' }), '한국어');

    await waitFor(() => expect(names()).toEqual(['한국어를 가르치는 사람들']));
    expect(decodeURIComponent(currentPath())).toBe('/account/community?view=all&q=한국어');
    await user.click(await button('한국어를 가르치는 사람들 가입하기'));
    await user.click(await button('되돌리기'));
    expect(await button('한국어를 가르치는 사람들 가입하기')).toBeEnabled();
    expect(server.state.groups.map(({ myRole }) => myRole)).toEqual(['MEMBER', 'MEMBER', null]);
  });

  it('are offered to who is in none', async () => {
    enter(worlds.groupless());
    expect(await screen.findByText('아직 가입한 모임이 없어요')).toBeVisible();
    const panel = within(await screen.findByRole('region', { name: '이런 모임이 있어요' }));
    expect(await panel.findAllByRole('button', { name: /가입하기$/ })).toHaveLength(3);
  });

  it('are none at all where nobody opened one, and nothing else is said', async () => {
    enter(worlds.none());
    expect(await screen.findByText('아직 모임이 없어요')).toBeVisible();
    expect(screen.queryByText('아직 가입한 모임이 없어요')).toBeNull();
  });

  it('have no door where all seats are taken', async () => {
    enter(worlds.full(), '?view=all');
    expect(await button('중등 수학 연구 모임 자리가 없어요')).toBeDisabled();
  });

  it('say why she could not come in', async () => {
    const groups = [aGroup({ myRole: null })];
    const { user } = enter(
      [fakeProblem(contract.joinGroup, 'GROUP_FULL'), ...aServer({ groups }).handlers],
      '?view=all',
    );
    await user.click(await button('중등 수학 연구 모임 가입하기'));
    expect(await screen.findByText('모임의 자리가 다 찼어요. 자리가 나면 다시 가입해 주세요')).toBeVisible();
  });

  it('are shown whole again after a search that found nothing', async () => {
    const { user } = enter(worlds.loaded(), '?q=물리');
    expect(await screen.findByText('‘물리’에 맞는 모임이 없어요')).toBeVisible();
    await user.click(await button('찾는 말 지우기'));
    expect(await link('첫 학기 선생님')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
