import { screen, waitFor } from '@testing-library/react';
import { groupDeskContract as contract } from '@portal/domain/community/group-desk.contract';
import { aKeptGroup } from '@portal/testing/community/community-builders';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { asOperator } from '../ops.fixture.ts';
import { preloadPages, press, rows, title, visit } from '../ops.screen.ts';
import { groupDesk, someKeptGroups } from './groups.fixture.ts';

const PAGE = '/ops/groups';

beforeAll(preloadPages, 60_000);

const box = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the groups of teachers at the desk [COM-1]', () => {
  it('are found by their name, and each leads to its form', async () => {
    const { user, currentPath } = visit(PAGE, groupDesk());
    expect(await title('모임')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: '모임 이름으로 찾기' }), '첫 학기');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(await screen.findByRole('link', { name: '첫 학기 선생님' })).toHaveAttribute(
      'href',
      '/ops/groups/group-first',
    );
    expect(currentPath()).toContain('search=');
  });

  it('go on by the last one', async () => {
    const many = Array.from({ length: 25 }, (_, no) => aKeptGroup({ groupId: `group-${no}` }));
    const { user } = visit(PAGE, groupDesk(many));
    await waitFor(async () => expect(await rows()).toHaveLength(20));
    await user.click(await press('더 보기'));
    await waitFor(async () => expect(await rows()).toHaveLength(25));
  });

  it.each([
    [PAGE, contract.listKeptGroups],
    [`${PAGE}/group-math`, contract.getKeptGroup],
  ])('are the work of the help desk: %s', async (path, endpoint) => {
    visit(path, [fakeProblem(endpoint, 'FORBIDDEN'), asOperator, ...groupDesk().slice(1)]);
    expect(await screen.findByText('맡은 일에 없는 업무예요')).toBeVisible();
    expect(screen.getByRole('link', { name: '운영 데스크로 가기' })).toBeVisible();
  });
});

describe('a group that is founded [COM-1]', () => {
  it('asks for its name, what it is about and its owner before it is sent, and then stands in the list', async () => {
    const { user } = visit(`${PAGE}/new`, groupDesk());
    await user.click(await press('모임 만들기'));
    expect((await screen.findAllByText('모임 이름을 입력해 주세요.'))[0]).toBeVisible();
    await user.type(await box(/모임 이름/), '과학 모임');
    await user.type(await box(/소개/), '실험을 나눠요.');
    await user.type(await box(/모임장의 아이디/), 'science');
    await user.click(await press('모임 만들기'));
    expect(await screen.findByRole('link', { name: '과학 모임' })).toBeVisible();
  });

  it('says at its field that nobody signs in under that name', async () => {
    const nobody = { fields: { ownerUsername: '이 아이디나 이메일로 로그인하는 선생님이 없어요.' } };
    const { user } = visit(`${PAGE}/new`, [fakeProblem(contract.createGroup, 'VALIDATION', nobody), ...groupDesk()]);
    await user.type(await box(/모임 이름/), '과학 모임');
    await user.type(await box(/소개/), '실험을 나눠요.');
    await user.type(await box(/모임장의 아이디/), 'nobody');
    await user.click(await press('모임 만들기'));
    expect(await screen.findByText('이 아이디나 이메일로 로그인하는 선생님이 없어요.')).toBeVisible();
  });
});

describe('a group that is changed [COM-1]', () => {
  it('begins with what it is, and keeps what was not changed', async () => {
    const all = someKeptGroups();
    const { user } = visit(`${PAGE}/group-math`, groupDesk(all));
    const name = await box(/모임 이름/);
    expect(name).toHaveValue('중등 수학 연구 모임');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /과목/ })).toHaveDisplayValue('수학'));
    await user.clear(name);
    await user.type(name, '수학 모임');
    await user.click(await press('고친 내용 저장'));
    expect(await screen.findByText('모임을 고쳤어요')).toBeVisible();
    expect(all[0]).toMatchObject({ groupName: '수학 모임', seats: 500, version: 2 });
  });

  it('tells her when somebody else was first', async () => {
    const { user } = visit(`${PAGE}/group-math`, [
      fakeProblem(contract.updateGroup, 'VERSION_CONFLICT'),
      ...groupDesk(),
    ]);
    await user.type(await box(/모임 이름/), '!');
    await user.click(await press('고친 내용 저장'));
    expect(await screen.findByText('다른 사람이 먼저 고쳤어요. 새로고침하면 지금 내용이 보여요.')).toBeVisible();
  });
});
