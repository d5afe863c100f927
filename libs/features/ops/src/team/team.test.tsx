import { screen, waitFor, within } from '@testing-library/react';
import { operatorsContract as operators } from '@portal/domain/identity/operators.contract';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { preloadPages, press, title, visit } from '../ops.screen.ts';
import { me, someRecords, someTeam, teamDesk, teamWorlds } from './team.fixture.ts';

beforeAll(preloadPages, 30_000);
// What one test leaves half-written is no matter of the next.
beforeEach(() => localStorage.clear());

const member = async (name: string) => {
  const people = within(await screen.findByRole('list', { name: '팀' }));
  return within((await people.findByText(name)).closest('li')!);
};
type User = ReturnType<typeof visit>['user'];
async function choose(user: User, name: string, action: string) {
  await user.click(await press(`${name} 님 메뉴`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const records = async () =>
  within(await screen.findByRole('list', { name: '기록' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the team', () => {
  it('is a list of who works where, whether she can, and until when her link works', async () => {
    visit('/ops/team', teamWorlds.team);
    expect(await title('팀')).toBeVisible();
    const active = await member('한정산');
    expect(active.getByText('finance@example.com')).toBeVisible();
    expect(within(active.getByRole('list', { name: '맡은 일' })).getByText('정산')).toBeVisible();
    expect(active.getByText('사용 중')).toBeVisible();
    expect(active.getByText(/마지막 로그인/)).toHaveTextContent('18/11/2026');
    const invited = await member('새지원');
    expect(invited.getByText('초대함')).toBeVisible();
    expect(invited.getByText('아직 로그인하지 않았어요')).toBeVisible();
    expect(invited.getByText(/비밀번호 링크 기한/)).toHaveTextContent('20/11/2026');
    expect((await member('오휴직')).getByText('사용 멈춤')).toBeVisible();
  });

  it('calls herself 나 and offers her nothing to change about her own access', async () => {
    visit('/ops/team', teamWorlds.team);
    await press('한정산 님 메뉴');
    const own = await member(me.name);
    expect(await own.findByText('나')).toBeVisible();
    await waitFor(() => expect(own.queryByRole('button')).toBeNull());
  });

  it('says that she is alone until she invites somebody', async () => {
    visit('/ops/team', teamWorlds.alone);
    expect(await screen.findByText('아직 혼자예요. 초대한 사람이 여기에 나타나요.')).toBeVisible();
    expect(await screen.findByText('아직 기록이 없어요.')).toBeVisible();
  });

  it('is the job of others for who does not manage it: she is told whom to ask, and offered nothing', async () => {
    const asked = jest.fn(() => problemResponse('FORBIDDEN'));
    visit('/ops/team', [...teamWorlds.forbidden, fake(operators.listOperatorHistory, asked)]);
    expect(await screen.findByText('팀은 팀 관리를 맡은 사람이 정해요')).toBeVisible();
    expect(screen.getByText(/팀 관리를 맡은 사람에게 부탁해 주세요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '운영 데스크로 가기' })).toHaveAttribute('href', '/ops');
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('that did not come is asked for again', async () => {
    const { user } = visit('/ops/team', teamWorlds.failed);
    expect(await screen.findByText('팀을 불러오지 못했어요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '초대하기' })).toBeNull();
    platform.use(...teamWorlds.team);
    await user.click(await press('다시 시도'));
    expect((await member('한정산')).getByText('사용 중')).toBeVisible();
  });

  it('says of who was invited that her link is over', async () => {
    visit('/ops/team', [
      fake(operators.listOperators, { items: [me, { ...someTeam[2]!, linkUntil: null }] }),
      ...teamWorlds.team,
    ]);
    expect((await member('새지원')).getByText('쓸 수 있는 비밀번호 링크가 없어요')).toBeVisible();
  });
});

describe('inviting', () => {
  async function open(handlers = teamDesk()) {
    const { user } = visit('/ops/team', handlers);
    await user.click(await press('초대하기'));
    const dialog = within(await openedDialog('팀에 초대하기'));
    return { user, dialog, submit: () => user.click(dialog.getByRole('button', { name: '초대하기' })) };
  }
  async function fill({ user, dialog }: Awaited<ReturnType<typeof open>>) {
    await user.type(dialog.getByRole('textbox', { name: /이름/ }), '새정산');
    await user.type(dialog.getByRole('textbox', { name: /이메일/ }), 'money@example.com');
    await user.click(dialog.getByRole('checkbox', { name: '정산' }));
    await user.click(dialog.getByRole('checkbox', { name: '심사' }));
  }

  it('makes somebody one of the team, at her desks', async () => {
    const asked: unknown[] = [];
    const form = await open(teamDesk(asked));
    await fill(form);
    await form.submit();
    expect(await screen.findByText('새정산 님을 초대했어요')).toBeVisible();
    expect((await member('새정산')).getByText('초대함')).toBeVisible();
    expect(asked).toEqual([{ name: '새정산', email: 'money@example.com', desks: ['APPROVAL', 'FINANCE'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was begun, and forgets it once it is sent', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('textbox', { name: /이름/ }), '새정산');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('새정산'));
    await user.click(dialog.getByRole('button', { name: '취소' }));
    await user.click(await press('초대하기'));
    const again = within(await openedDialog('팀에 초대하기'));
    expect(again.getByRole('textbox', { name: /이름/ })).toHaveValue('새정산');
    await user.type(again.getByRole('textbox', { name: /이메일/ }), 'money@example.com');
    await user.click(again.getByRole('checkbox', { name: '정산' }));
    await user.click(again.getByRole('button', { name: '초대하기' }));
    expect(await screen.findByText('새정산 님을 초대했어요')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('새정산');
  });

  it('says what is missing, and leads to it', async () => {
    const { dialog, submit } = await open();
    await submit();
    expect(await dialog.findByRole('group', { name: '고칠 곳이 3개 있어요' })).toHaveFocus();
    expect(dialog.getByText('이름을 입력해 주세요.')).toBeVisible();
    expect(dialog.getByText('맡을 일을 하나 이상 골라 주세요.')).toBeVisible();
  });

  it('says at the e-mail that it has an account already, and keeps what was written', async () => {
    const taken = { fields: { email: '이미 계정이 있는 이메일이에요.' } };
    const form = await open([fakeProblem(operators.inviteOperator, 'ACCOUNT_EXISTS', taken), ...teamDesk()]);
    await fill(form);
    await form.submit();
    const email = form.dialog.getByRole('textbox', { name: /이메일/ });
    await waitFor(() => expect(email).toHaveAccessibleDescription('이미 계정이 있는 이메일이에요.'));
    expect(email).toHaveValue('money@example.com');
    expect(form.dialog.getByRole('checkbox', { name: '정산' })).toBeChecked();
  });

  it('is the same for the platform when it is sent once more', async () => {
    const ids: string[] = [];
    const broken = fake(operators.inviteOperator, ({ body }) => {
      ids.push(body.clientId);
      return problemResponse('UNEXPECTED');
    });
    const form = await open([broken, ...teamDesk()]);
    await fill(form);
    await form.submit();
    expect(await form.dialog.findByText('초대하지 못했어요')).toBeVisible();
    await form.submit();
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('the access of somebody', () => {
  it('moves to other desks, at least one', async () => {
    const asked: unknown[] = [];
    const { user } = visit('/ops/team', teamDesk(asked));
    await choose(user, '한정산', '맡은 일 바꾸기');
    const dialog = within(await openedDialog('맡은 일 바꾸기'));
    await user.click(dialog.getByRole('checkbox', { name: '정산' }));
    await user.click(dialog.getByRole('button', { name: '저장' }));
    expect(await dialog.findByText('맡을 일을 하나 이상 골라 주세요.')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: '고객 지원' }));
    await user.click(dialog.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('한정산 님의 맡은 일을 바꿨어요')).toBeVisible();
    expect(await (await member('한정산')).findByText('고객 지원')).toBeVisible();
    expect(asked).toEqual([{ id: 'user-finance', desks: ['HELP'] }]);
  });

  it('shows the desks of whom it is about when the dialog is opened for another one', async () => {
    const { user } = visit('/ops/team', teamDesk());
    await choose(user, '한정산', '맡은 일 바꾸기');
    await openedDialog('맡은 일 바꾸기');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(user, '새지원', '맡은 일 바꾸기');
    const dialog = within(await openedDialog('맡은 일 바꾸기'));
    expect(dialog.getByRole('checkbox', { name: '정산' })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: '고객 지원' })).toBeChecked();
  });

  it('is ended after a question that says what comes of it, and given back', async () => {
    const asked: unknown[] = [];
    const { user } = visit('/ops/team', teamDesk(asked));
    await choose(user, '한정산', '사용 멈추기');
    const dialog = within(await openedDialog('한정산 님의 사용을 멈출까요?', 'alertdialog'));
    expect(
      dialog.getByText(/바로 로그아웃되고.*다른 사람이 맡을 수 있게.*‘다시 사용’으로 되돌릴 수 있어요/),
    ).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '사용 멈추기' }));
    expect(await screen.findByText('한정산 님의 사용을 멈췄어요')).toBeVisible();
    expect(await (await member('한정산')).findByText('사용 멈춤')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '한정산 님 메뉴' })).toHaveFocus());

    await choose(user, '한정산', '다시 사용');
    expect(await screen.findByText('한정산 님이 다시 사용할 수 있어요')).toBeVisible();
    expect(await (await member('한정산')).findByText('사용 중')).toBeVisible();
    expect(asked).toEqual([{ deactivate: 'user-finance' }, { reactivate: 'user-finance' }]);
  });

  it('gets a new link after a question that names the address and what becomes of the former one', async () => {
    const asked: unknown[] = [];
    const { user } = visit('/ops/team', teamDesk(asked));
    await choose(user, '새지원', '비밀번호 링크 보내기');
    const dialog = within(await openedDialog('비밀번호 링크를 보낼까요?', 'alertdialog'));
    expect(dialog.getByText(/new@example.com 주소로 새 링크를 보내요.*앞서 보낸 링크는 쓸 수 없게 돼요/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '비밀번호 링크 보내기' }));
    expect(await screen.findByText('새지원 님에게 비밀번호 링크를 보냈어요')).toBeVisible();
    expect(await (await member('새지원')).findByText(/비밀번호 링크 기한/)).toHaveTextContent('21/11/2026');
    expect(asked).toEqual([{ link: 'user-invited' }]);
  });

  it('that somebody else changed meanwhile is said, and shown as it is now', async () => {
    const { user } = visit('/ops/team', teamWorlds.team);
    await choose(user, '한정산', '사용 멈추기');
    const dialog = within(await openedDialog('한정산 님의 사용을 멈출까요?', 'alertdialog'));
    platform.use(
      fakeProblem(operators.deactivateOperator, 'WRONG_STATE'),
      fake(operators.listOperators, { items: [me, { ...someTeam[1]!, state: 'DEACTIVATED' }] }),
    );
    await user.click(dialog.getByRole('button', { name: '사용 멈추기' }));
    expect(await screen.findByText(/지금 상태에서는 할 수 없어요/)).toBeVisible();
    expect(await (await member('한정산')).findByText('사용 멈춤')).toBeVisible();
  });

  it('of who was stopped, or has no address, can get no link', async () => {
    const { user } = visit('/ops/team', [
      fake(operators.listOperators, { items: [me, { ...someTeam[1]!, email: null }, someTeam[3]!] }),
      ...teamWorlds.team,
    ]);
    for (const name of ['한정산', '오휴직']) {
      await user.click(await press(`${name} 님 메뉴`));
      expect(await screen.findByRole('menuitem', { name: '맡은 일 바꾸기' })).toBeVisible();
      expect(screen.queryByRole('menuitem', { name: '비밀번호 링크 보내기' })).toBeNull();
      // It hears keys once it has the focus.
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  });
});

describe('without a mail server', () => {
  it('the page says where links come from, and offers to send none', async () => {
    const { user } = visit('/ops/team', teamWorlds.team, { sendsMail: false });
    expect(await screen.findByText(/서버에서 operator-link 명령으로 링크를 만들어 전해 주세요/)).toBeVisible();
    await user.click(await press('새지원 님 메뉴'));
    expect(await screen.findByRole('menuitem', { name: '사용 멈추기' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '비밀번호 링크 보내기' })).toBeNull();
  });
});

describe('the history of the team', () => {
  it('says what happened to whom, when and by whom, the newest first', async () => {
    visit('/ops/team', teamWorlds.team);
    const [newest, desks, gone, , , , , , , oldest] = await records();
    expect(newest).toMatch(/^새지원 님 · 초대.*17\/11\/2026.*맡은 일 고객 지원/);
    expect(gone).toMatch(/^오휴직 님 · 사용 멈춤01\/10\/2026.*처리한 사람 운영팀 \(심사\)$/);
    expect(desks).toMatch(/^한정산 님 · 맡은 일 바꿈.*맡은 일 정산/);
    expect(oldest).toMatch(/초대.*맡은 일 심사, 팀 관리서버의 명령$/);
  });

  it('is turned over by its address, and shows its last page where that names a later one', async () => {
    const asked: unknown[] = [];
    const paged = fake(operators.listOperatorHistory, ({ query }) => {
      asked.push(query.page);
      return { total: 70, items: query.page === '9' ? [] : someRecords };
    });
    const { user, currentPath } = visit('/ops/team?page=9', [paged, ...teamWorlds.team]);
    await records();
    expect(currentPath()).toBe('/ops/team?page=2');
    await user.click(await press(/^1 ?쪽$/));
    await waitFor(() => expect(currentPath()).toBe('/ops/team'));
    await waitFor(() => expect(asked).toEqual(['9', '2', '1']));
  });

  it('fails alone, and is asked for again', async () => {
    const { user } = visit('/ops/team', teamWorlds.historyFailed);
    expect(await screen.findByText('기록을 불러오지 못했어요')).toBeVisible();
    expect((await member('한정산')).getByText('사용 중')).toBeVisible();
    platform.use(...teamWorlds.team);
    await user.click(await press('다시 시도'));
    expect(await records()).toHaveLength(someRecords.length);
  });
});
