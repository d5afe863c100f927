import { screen, within } from '@testing-library/react';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { aFile } from '@portal/testing/assets/file-builders';
import { aCardChild, aLessonCard, anAssignmentCard, aReviewCard } from '@portal/testing/chat/card-builders';
import { aVoice } from '@portal/testing/chat/chat-builders';
import { aFamilyChatLine, aTeacherMessage } from '@portal/testing/families/family-chat-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor } from '../door.fixture.ts';
import { enterAt, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { aRoom, TALK } from './chat.fixture.ts';

withDoors();
beforeEach(() => {
  inZone('Asia/Ho_Chi_Minh');
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => dropDrafts('visitor'));

const sender = { id: 'user-math', name: 'Cô Yoon', avatar: null };
const className = 'Toán 8';
const at = '2026-11-18T10:30:00+09:00';
const student = { id: 'student-1', name: 'Minh' };
const recorded = { files: [aFile({ id: 'voice', name: 'voice.webm', contentType: 'audio/webm' })], voice: aVoice() };
const reactions = [{ reaction: 'THANKS' as const, count: 2, isMine: true }];
const answered = { seq: 1, sender, preview: '', voiceSeconds: 12, card: null };

/** Everything that a message can be, written in the family's language. */
const everything = () =>
  [
    { content: 'Mai mang thước nhé.', editedAt: at, reactions },
    { files: [aFile({ id: 'sheet', name: 'bai-tap.pdf', contentType: 'application/pdf' })] },
    recorded,
    { isMine: true, content: 'Vâng ạ', replyTo: answered, at },
    { sender: { id: 'pupil', name: '', avatar: null }, deletedAt: at },
    { content: 'Thứ sáu nghỉ học.', announcementId: 'announcement-1' },
    { card: aLessonCard({ title: '', className }) },
    { card: anAssignmentCard({ title: 'Bài 3', className, counts: null, children: [aCardChild({ student })] }) },
    { card: aReviewCard({ preview: 'Cô dạy hay', studentName: 'Minh', reply: 'Cảm ơn', className }) },
  ].map((over, no) => aTeacherMessage({ sender, content: '', at, ...over, seq: no + 1 }));

/** What is read, said and shown on pointing. */
const wordsOf = (place: Element) => [
  place.textContent,
  ...[...place.querySelectorAll('*')].flatMap((one) =>
    ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'].map((name) => one.getAttribute(name)),
  ),
];
const korean = (place: Element) => wordsOf(place).filter((words) => /[가-힣]/.test(words ?? ''));

it('has no Korean word in a talk that is read in Vietnamese, whatever was said in it', async () => {
  const chat = aFamilyChatLine();
  const { user } = enterAt(
    TALK,
    ...aRoom(everything(), { read: 3 }).handlers,
    shownDoor({ chat, language: 'vi', className }),
  );
  const dialog = await openedDialog(`Trò chuyện của ${className}`);
  expect(await within(dialog).findByText('Mai mang thước nhé.')).toBeVisible();
  expect(await within(dialog).findByRole('group', { name: 'Thẻ buổi học' })).toBeVisible();
  expect(korean(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Tùy chọn tin nhắn số 1' }));
  expect(korean(await screen.findByRole('menu'))).toEqual([]);
});
