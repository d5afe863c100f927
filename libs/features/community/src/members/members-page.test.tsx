import { screen, waitFor, within } from '@testing-library/react';
import { aGroup } from '@portal/testing/community/community-builders';
import { aServer, worlds } from '../community.fixture.ts';
import { button, enter, item } from '../community.screen.ts';

const members = '/group-math/members';
const names = () =>
  within(screen.getByRole('list', { name: '멤버 목록' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the members of a group [COM-1]', () => {
  it('stand with what they are in it', async () => {
    enter(worlds.loaded(), members);
    await screen.findByRole('list', { name: '멤버 목록' });
    expect(names()[0]).toContain('한모임모임장');
    expect(names()[1]).toContain('윤하늘운영 멤버');
    expect(names()[3]).toContain('김수학 · 나');
    expect(screen.queryByRole('button', { name: /멤버 메뉴$/ })).not.toBeInTheDocument();
  });

  it('are found by a part of their name', async () => {
    const { user } = enter(worlds.loaded(), members);
    await screen.findByRole('list', { name: '멤버 목록' });
    await user.type(screen.getByRole('searchbox', { name: '멤버 찾기' }), '민재');
    await waitFor(() => expect(names()).toHaveLength(1));
  });

  it('are named moderators by the owner, who hands the group over after a question', async () => {
    const server = aServer({ groups: [aGroup({ myRole: 'OWNER' })] });
    const { user } = enter(server.handlers, members);
    await user.click(await button('박민재 멤버 메뉴'));
    await user.click(await item('운영 멤버로 정하기'));
    expect(await screen.findByText('박민재 님을 운영 멤버로 정했어요')).toBeVisible();
    await user.click(await button('박민재 멤버 메뉴'));
    expect(await item('운영 멤버에서 내리기')).toBeVisible();
    await user.click(await item('모임장 넘기기'));
    const asked = within(await screen.findByRole('alertdialog', { name: '박민재 님에게 모임장을 넘길까요?' }));
    await user.click(asked.getByRole('button', { name: '모임장 넘기기' }));
    expect(await screen.findByText('박민재 님이 모임장이 됐어요')).toBeVisible();
    expect(server.state.members.find(({ id }) => id === 'user-park')).toMatchObject({ role: 'OWNER' });
  });
});
