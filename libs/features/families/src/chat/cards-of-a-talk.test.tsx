import { screen, waitFor, within } from '@testing-library/react';
import { familyDoorContract } from '@portal/domain/families/family-door.contract';
import { familyHomeworkContract } from '@portal/domain/families/family-homework.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { fake } from '@portal/testing/contract-fakes';
import { aFamilyChatLine } from '@portal/testing/families/family-chat-builders';
import { aFamilyDoor, aFamilyMove } from '@portal/testing/families/family-door-builders';
import { aFamilyHomework } from '@portal/testing/families/family-homework-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor } from '../door.fixture.ts';
import { enterAt, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { aRoom, aTalkWithCards, TALK } from './chat.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));
afterEach(() => dropDrafts('visitor'));

const chat = aFamilyChatLine();
const card = async (name: string) => within(await screen.findByRole('group', { name }));

describe('a card in the talk of a family [CHT-2]', () => {
  it('is answered where it stands, and then says when the lesson is', async () => {
    const sent: object[] = [];
    const { state, handlers } = aRoom(aTalkWithCards());
    let door = aFamilyDoor({ chat, moves: [aFamilyMove()] });
    const { user } = enterAt(
      TALK,
      ...handlers,
      fake(familyDoorContract.getFamilyDoor, () => door),
      fake(familyDoorContract.answerFamilyMove, ({ body }) => {
        sent.push(body);
        state.items = aTalkWithCards({
          startAt: '2026-11-27T19:00:00+09:00',
          movedFrom: '2026-11-26T19:00:00+09:00',
          proposal: null,
        });
        door = aFamilyDoor({ chat });
        return door;
      }),
    );
    const lesson = await card('수업 카드');
    expect(lesson.getByText('선생님이 제안한 시간: 27/11/2026 (금) 19:00–20:00')).toBeVisible();
    await user.click(await lesson.findByRole('button', { name: '좋아요' }));
    await waitFor(() => expect(sent).toEqual([{ decision: 'ACCEPTED' }]));
    expect(await screen.findByText('26/11/2026 (목) 19:00에서 옮겼어요.')).toBeVisible();
    expect(lesson.queryByRole('button')).toBeNull();
  });

  it('leads to the homework of its child in the place of the talk', async () => {
    const homework = aFamilyHomework({ id: 'homework-1' });
    const { user } = enterAt(
      TALK,
      ...aRoom(aTalkWithCards()).handlers,
      shownDoor({ chat }),
      fake(familyHomeworkContract.getFamilyHomework, homework),
    );
    const assignment = await card('과제 카드');
    expect(assignment.getByText('미제출')).toBeVisible();
    await user.click(assignment.getByRole('button', { name: /^숙제 보기/ }));
    expect(await openedDialog(homework.title)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  });

  it('is read in Vietnamese by the clocks there', async () => {
    inZone('Asia/Ho_Chi_Minh');
    enterAt(TALK, ...aRoom(aTalkWithCards()).handlers, shownDoor({ chat, language: 'vi' }));
    const lesson = await card('Thẻ buổi học');
    expect(lesson.getByText('17:00–18:00')).toBeVisible();
    expect(lesson.getByText('Giờ Hàn Quốc 19:00')).toBeVisible();
    expect(lesson.getByText('Giờ giáo viên đề nghị: T6 27/11/2026 17:00–18:00')).toBeVisible();
    expect((await card('Thẻ bài tập')).getByText('Chưa nộp')).toBeVisible();
  });
});
