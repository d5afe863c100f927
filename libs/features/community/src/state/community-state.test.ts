import { screen, waitFor } from '@testing-library/react';
import { aServer } from '../community.fixture.ts';
import { enter, title } from '../community.screen.ts';
import { selectCommunity } from './community-state.ts';

describe('the state of the community [COM-1] [STA-1]', () => {
  it('has her groups once she sees them, and nothing else', async () => {
    const { store } = enter(aServer().handlers);
    await screen.findByRole('heading', { level: 3, name: '중등 수학 연구 모임' });
    expect(selectCommunity(store.getState())).toMatchObject({
      myGroups: [{ groupId: 'group-math' }, { groupId: 'group-first' }],
      groupDetail: null,
      postIdUpdate: null,
      postDetail: null,
    });
  });

  it('has the group that is open, with the six facts of the specification', async () => {
    const { store } = enter(aServer().handlers, '/group-math');
    await title('중등 수학 연구 모임');
    const { groupDetail } = selectCommunity(store.getState());
    expect(Object.keys(groupDetail ?? {}).toSorted()).toEqual(
      ['bannerUrl', 'description', 'groupId', 'groupName', 'members', 'quantityMembers'].toSorted(),
    );
    expect(groupDetail).toMatchObject({ groupId: 'group-math', quantityMembers: 4 });
  });

  it('has the post that is open, as it is after a like, and forgets it as she leaves', async () => {
    const { store, user } = enter(aServer().handlers, '/posts/post-1');
    await user.click(await screen.findByRole('button', { name: '좋아요 3명' }));
    await waitFor(() => expect(selectCommunity(store.getState()).postDetail).toMatchObject({ likes: 4 }));
    await user.click(screen.getByRole('link', { name: '중등 수학 연구 모임' }));
    await waitFor(() => expect(selectCommunity(store.getState()).postDetail).toBeNull());
  });

  it('says which post is being changed, for as long as it is', async () => {
    const { store, user } = enter(aServer().handlers, '/posts/post-asked/edit');
    await screen.findByRole('button', { name: '고친 글 저장' });
    expect(selectCommunity(store.getState()).postIdUpdate).toBe('post-asked');
    await user.click(screen.getByRole('link', { name: '그만두기' }));
    await waitFor(() => expect(selectCommunity(store.getState()).postIdUpdate).toBeNull());
  });
});
