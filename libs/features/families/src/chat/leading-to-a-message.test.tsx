import { screen, waitFor } from '@testing-library/react';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { aFamilyChatLine, aTeacherMessage } from '@portal/testing/families/family-chat-builders';
import { shownDoor } from '../door.fixture.ts';
import { enterAt, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { aRoom, TALK } from './chat.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));
afterEach(() => dropDrafts('visitor'));

const COUNT = 60;
const words = (seq: number) => `${seq}쪽을 읽어 오세요.`;

/** A talk of which the newest fifty come first; its last message answers another, and its reader presses what is answered. */
async function ledTo(seq: number) {
  const items = Array.from({ length: COUNT }, (_, at) => aTeacherMessage({ seq: at + 1, content: words(at + 1) }));
  const { sender, content: preview } = items[seq - 1]!;
  items[COUNT - 1] = { ...items[COUNT - 1]!, replyTo: { seq, sender, preview, voiceSeconds: null, card: null } };
  const { user } = enterAt(TALK, ...aRoom(items, { read: COUNT }).handlers, shownDoor({ chat: aFamilyChatLine() }));
  await screen.findByText(words(COUNT));
  await user.click(screen.getAllByText(words(seq)).at(-1)!);
  return user;
}
const message = (seq: number) => document.querySelector(`[data-seq="${seq}"]`);

describe('an answer in the talk of a family [CHT-2]', () => {
  it.each([
    ['that is here', 30],
    ['that is far away', 5],
  ])('leads to the message that it answers, %s, with the focus', async (_where, seq) => {
    await ledTo(seq);
    await waitFor(() => expect(message(seq)).toHaveFocus());
  });

  it('leads from there to the newest again', async () => {
    const user = await ledTo(5);
    await waitFor(() => expect(message(5)).toHaveFocus());
    expect(message(COUNT)).toBeNull();
    await user.click(screen.getByRole('button', { name: '최근 메시지로' }));
    expect(await screen.findByText(words(COUNT))).toBeVisible();
  });
});
