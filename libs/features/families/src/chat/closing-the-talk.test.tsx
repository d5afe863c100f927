import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { familyChatContract as contract } from '@portal/domain/families/family-chat.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aFamilyChatLine, aTeacherChatLine } from '@portal/testing/families/family-chat-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor } from '../door.fixture.ts';
import { band, enter, enterAt, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { aRoom, rooms, TALK, TALK_ALONE } from './chat.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

const QUESTION = '선생님과의 대화를 차단할까요?';

const door = () => shownDoor({ chat: aFamilyChatLine() });
const area = () => screen.findByLabelText('메시지 입력');

describe('the talk of a family with the teacher [CHT-1]', () => {
  it('is ended after a question, and opened again where one would write', async () => {
    const user = userEvent.setup();
    enterAt(TALK_ALONE, ...rooms.alone(), door());
    await area();
    await user.click(await screen.findByRole('button', { name: '차단하기' }));
    const question = within(await openedDialog(QUESTION, 'alertdialog'));
    await user.click(question.getByRole('button', { name: '차단하기' }));
    expect(await screen.findByText(/내가 차단한 대화예요/)).toBeVisible();
    expect(screen.queryByLabelText('메시지 입력')).toBeNull();
    await user.click(screen.getByRole('button', { name: '차단 풀기' }));
    expect(await area()).toBeVisible();
  });

  it.each([
    ['ended by the family', { block: 'MINE' }, '내가 차단한 대화예요. 대화를 열면 차단을 풀 수 있어요.'],
    ['ended by the teacher', { block: 'THEIRS' }, '지금은 이 대화에 글을 보낼 수 없어요.'],
    ['reported to the team', { isReported: true }, '신고한 것을 운영팀이 확인하고 있어요.'],
  ] as const)('says on the page already that it is %s', async (_what, over, words) => {
    enter(shownDoor({ teacherChat: aTeacherChatLine(over) }));
    expect(within(await band('선생님께 메시지')).getByText(words)).toBeVisible();
  });

  it('that the teacher has ended names no reason but whom to call, and is not hers to open', async () => {
    enterAt(TALK_ALONE, ...rooms.closed('THEIRS'), door());
    expect(await screen.findByText(/지금은 이 대화에 글을 보낼 수 없어요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '1900-0000' })).toHaveAttribute('href', 'tel:19000000');
    // Nor is it the end of what she can say to the team.
    expect(screen.getByRole('button', { name: '신고하기' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '차단 풀기' })).toBeNull();
  });

  it('stays open where ending it was refused, which is said', async () => {
    const user = userEvent.setup();
    enterAt(TALK_ALONE, fakeProblem(contract.blockFamilyChat, 'TOO_MANY'), ...rooms.alone(), door());
    await area();
    await user.click(await screen.findByRole('button', { name: '차단하기' }));
    const question = within(await openedDialog(QUESTION, 'alertdialog'));
    await user.click(question.getByRole('button', { name: '차단하기' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await area()).toBeVisible();
  });

  it('is ended, and not that of the class', async () => {
    enterAt(TALK, ...aRoom().handlers, door());
    await area();
    expect(screen.queryByRole('button', { name: '차단하기' })).toBeNull();
  });
});
