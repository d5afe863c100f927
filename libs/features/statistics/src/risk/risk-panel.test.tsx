import { screen, within } from '@testing-library/react';
import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { readDraft, saveDraft } from '@portal/portal-core/form-drafts';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aWorld } from '../statistics.fixture.ts';
import { button, enter, part } from '../statistics.screen.ts';

const me = aProfile().id;
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);
const GREETING = '안녕하세요, 하린이가 요즘 어떻게 지내는지 궁금해서 연락드려요.';

describe('students who may be about to stop [STT-1]', () => {
  beforeEach(() => localStorage.clear());

  it('stand there with every reason in words, and the rule below', async () => {
    enter(aWorld());
    expect((await rowOf('최하린')).getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '결석 2번',
      '과제 2번 안 냄',
    ]);
    expect((await rowOf('정민재')).getByRole('listitem')).toHaveTextContent('3번 이어 점수가 내려감 88 → 71');
    expect(screen.getByText(/이어서 결석 2번, 과제 2번 안 냄, 5일 동안 답장 없음, 3번 이어 내려간 점수/)).toBeVisible();
    expect(screen.getByText('3명')).toBeVisible();
  });

  it('have a greeting that waits in the talk of the class, and is sent by nobody', async () => {
    const { user, currentPath } = enter(aWorld());
    await user.click(await button('최하린 가족에게 안부 보내기'));
    expect(currentPath()).toBe('/account/my-courses/class-4/chat');
    expect(readDraft(me, 'chat:room-4')?.values).toEqual({ content: GREETING, files: [] });
  });

  it('keep what she has begun to write in that talk', async () => {
    saveDraft(me, 'chat:room-4', { content: '내일 수업은', files: [] });
    const { user } = enter(aWorld());
    await user.click(await button('최하린 가족에게 안부 보내기'));
    expect(readDraft(me, 'chat:room-4')?.values['content']).toBe(`내일 수업은\n\n${GREETING}`);
  });

  it('without a talk have a greeting to copy', async () => {
    const { user } = enter(aWorld());
    expect(await screen.findByText(/인사말을 복사해 그 가족에게만 전해 주세요/)).toBeVisible();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click((await rowOf('정민재')).getByRole('button', { name: '인사말 복사' }));
    expect(write).toHaveBeenCalledWith('안녕하세요, 민재와 함께 다음 단원을 준비하고 싶어요.');
  });

  it('are those of the chosen class', async () => {
    enter(aWorld(), '?class=class-2');
    const panel = await part('그만둘 조짐이 보이는 학생');
    expect(await panel.findByText('정민재')).toBeVisible();
    expect(panel.queryByText('최하린')).toBeNull();
    expect(panel.getByText('2명')).toBeVisible();
  });

  it('fail alone', async () => {
    enter([fakeProblem(contract.listStudentsAtRisk, 'UNEXPECTED'), ...aWorld()]);
    expect(await screen.findByText('학생을 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByRole('region', { name: '시간당 확정된 수입' })).toHaveTextContent('199,392đ');
  });
});
