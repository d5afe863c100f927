import { screen, waitFor, within } from '@testing-library/react';
import { savedRepliesContract as contract } from '@portal/domain/chat/saved-replies.contract';
import type { SavedReply } from '@portal/domain/chat/saved-reply';
import { aSavedReply } from '@portal/testing/chat/saved-reply-builders';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { worlds } from '../chat.fixture.ts';
import { enter } from '../chat.screen.ts';

const PAGE = '/account/chat/replies';

/** A platform that keeps her phrases. */
function keeping(...first: SavedReply[]) {
  const state = { kept: first };
  const handlers = [
    fake(contract.listSavedReplies, () => ({ items: state.kept })),
    fake(contract.createSavedReply, ({ body }) => {
      if (state.kept.some(({ name }) => name === body.name))
        return problemResponse('VALUE_TAKEN', { fields: { name: '이미 있는 이름이에요. 다른 이름으로 적어 주세요.' } });
      const made = { id: `made-${state.kept.length}`, ...body };
      state.kept = [...state.kept, made];
      return made;
    }),
    fake(contract.updateSavedReply, ({ params: { id }, body }) => {
      state.kept = state.kept.map((one) => (one.id === id ? { id, ...body } : one));
      return { id, ...body };
    }),
    fake(contract.deleteSavedReply, ({ params: { id } }) => {
      state.kept = state.kept.filter((one) => one.id !== id);
      return {};
    }),
    ...worlds.loaded(),
  ];
  return { state, handlers };
}
const names = ({ state }: ReturnType<typeof keeping>) => state.kept.map(({ name }) => name);
const form = async (name: string) => within(await openedDialog(name));
const button = (name: string) => screen.findByRole('button', { name });

describe('the phrases that she keeps', () => {
  it('are managed on a page to which the list of talks leads', async () => {
    const { user, currentPath } = enter(keeping(aSavedReply()).handlers);
    await user.click(await screen.findByRole('link', { name: '문구집 관리' }));
    expect(currentPath()).toBe(PAGE);
    expect(await screen.findByText('내일 수업 알림')).toBeVisible();
    // Its places are chips.
    expect(screen.getAllByText('학생')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: '채팅으로' }));
    expect(currentPath()).toBe('/account/chat');
  });

  it('are made with places, each under a name of its own', async () => {
    const server = keeping(aSavedReply());
    const { user } = enter(server.handlers, PAGE);
    const create = await button('새로 만들기');
    await waitFor(() => expect(create).toBeEnabled());
    await user.click(create);
    const asked = await form('새 문구');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await asked.findByText('한 언어로는 글을 적어 주세요.')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: /이름/ }), '내일 수업 알림');
    const places = within(asked.getByRole('group', { name: '베트남어 글에 자리 넣기' }));
    await user.click(places.getByRole('button', { name: '{학생}' }));
    expect(asked.getByRole('textbox', { name: /베트남어/ })).toHaveValue('{학생}');
    await user.keyboard(' ơi');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await asked.findByText('이미 있는 이름이에요. 다른 이름으로 적어 주세요.')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: /이름/ }), ' 둘');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('내일 수업 알림 둘')).toBeVisible();
    expect(server.state.kept[1]).toMatchObject({ korean: '', vietnamese: '{학생} ơi' });
  });

  it('are half written still there after Escape, and forgotten once they are kept [CHT-5]', async () => {
    const { user } = enter(keeping(aSavedReply()).handlers, PAGE);
    await user.click(await button('새로 만들기'));
    await user.type((await form('새 문구')).getByRole('textbox', { name: /이름/ }), '준비물');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('새로 만들기'));
    const again = await form('새 문구');
    await waitFor(() => expect(again.getByRole('textbox', { name: /이름/ })).toHaveValue('준비물'));
    expect(again.getByText('쓰던 내용을 불러왔어요')).toBeVisible();
    await user.type(again.getByRole('textbox', { name: '한국어' }), '자와 컴퍼스예요');
    await user.click(again.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('준비물')).toBeVisible();
    await user.click(await button('새로 만들기'));
    expect((await form('새 문구')).getByRole('textbox', { name: /이름/ })).toHaveValue('');
  });

  it('are changed, and deleted with a way back', async () => {
    const server = keeping(aSavedReply(), aSavedReply({ id: 'r2', name: '인사' }));
    const { user } = enter(server.handlers, PAGE);
    await user.click(await button('인사 고치기'));
    const asked = await form('문구 고치기');
    await user.type(asked.getByRole('textbox', { name: /이름/ }), ' 말');
    await user.click(asked.getByRole('button', { name: '저장' }));
    await user.click(await button('인사 말 지우기'));
    await waitFor(() => expect(names(server)).toEqual(['내일 수업 알림']));
    await user.click(await button('되돌리기'));
    await waitFor(() => expect(names(server)).toEqual(['내일 수업 알림', '인사 말']));
  });

  it('begin with the standard ones, which all become hers with the first change', async () => {
    const server = keeping();
    const { user } = enter(server.handlers, PAGE);
    expect(await screen.findByText('기본 문구예요')).toBeVisible();
    expect(screen.queryByRole('button', { name: /지우기$/ })).toBeNull();
    await user.click(await button('수업 전 준비물 고치기'));
    const asked = await form('문구 고치기');
    await user.type(asked.getByRole('textbox', { name: /이름/ }), ' 알림');
    await user.click(asked.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(names(server)).toEqual([
        '아픈 날 일정 옮기기',
        '수업 전 준비물 알림',
        '과제를 아직 못 받았어요',
        '수업 잘 마쳤어요',
      ]),
    );
    await waitFor(() => expect(screen.queryByText('기본 문구예요')).toBeNull());
  });

  it('say that they did not come', async () => {
    enter([fakeProblem(contract.listSavedReplies, 'UNEXPECTED'), ...worlds.loaded()], PAGE);
    expect(await screen.findByText('문구집을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '새로 만들기' })).toBeDisabled();
  });
});
