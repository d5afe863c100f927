import type { Meta, StoryObj } from '@storybook/react-vite';
import { announcementsContract as contract } from '@portal/domain/chat/announcements.contract';
import { paths } from '@portal/domain/site/paths';
import { aFile } from '@portal/testing/assets/file-builders';
import { anAnnouncement, anAnnouncementReader } from '@portal/testing/chat/announcement-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { AnnouncementPage } from './announcement-page.tsx';
import { announcing, halfRead } from './announcements.fixture.ts';

const showing = (shown = halfRead()) => ({ platform: announcing({ shown }).handlers });
const meta = {
  component: AnnouncementPage,
  parameters: { path: paths.chatAnnouncement('ann-1'), route: paths.chatAnnouncement.pattern, ...showing() },
} satisfies Meta<typeof AnnouncementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfRead: Story = { name: '일부만 읽음' };
export const EverybodyRead: Story = {
  name: '모두 읽음',
  parameters: showing(
    anAnnouncement({
      readCount: 3,
      remindableCount: 0,
      classes: [{ ...anAnnouncement().classes[0]!, readers: [1, 2, 3].map((no) => anAnnouncementReader(no)) }],
    }),
  ),
};
export const Reminded: Story = { name: '이미 다시 알림', parameters: showing(halfRead({ remindableCount: 0 })) };
export const NotAll: Story = {
  name: '아침을 기다리거나 알릴 수 없음',
  parameters: showing(
    anAnnouncement({
      readCount: 0,
      classes: [
        {
          ...anAnnouncement().classes[0]!,
          readers: [
            anAnnouncementReader(1, { hasRead: false, remindsAt: '2026-11-19T07:00:00+09:00' }),
            anAnnouncementReader(2, { hasRead: false, isReached: false }),
            anAnnouncementReader(3, { hasRead: false }),
          ],
        },
      ],
    }),
  ),
};
export const Missed: Story = {
  name: '끝난 수업이 있었음',
  parameters: showing(halfRead({ missedClasses: ['고1 예비반'] })),
};
export const Nobody: Story = {
  name: '받은 사람 없음',
  parameters: showing(
    anAnnouncement({
      readerCount: 0,
      readCount: 0,
      remindableCount: 0,
      classes: [{ ...anAnnouncement().classes[0]!, readers: [] }],
    }),
  ),
};
export const Deleted: Story = {
  name: '지운 공지',
  parameters: showing(halfRead({ content: '', deletedAt: '2026-11-18T09:10:00+09:00' })),
};
const REMOVED = { kind: 'REMOVED', reason: '다른 분의 전화번호가 들어 있어요.' } as const;
export const RemovedByTheTeam: Story = {
  name: '운영팀이 지운 공지',
  parameters: showing(halfRead({ content: '', deletedAt: '2026-11-18T09:10:00+09:00', verdict: REMOVED })),
};
export const Warned: Story = {
  name: '운영팀이 주의를 준 공지',
  parameters: showing(halfRead({ verdict: { ...REMOVED, kind: 'WARNED' } })),
};
export const Gone: Story = { name: '없는 공지', parameters: { path: paths.chatAnnouncement('none') } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getAnnouncement)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.getAnnouncement, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  parameters: showing(
    halfRead({
      content: HARD_CONTENT.url,
      editedAt: '2026-11-18T09:10:00+09:00',
      files: Array.from({ length: 10 }, (_, no) => aFile({ id: `f${no}`, name: `${HARD_CONTENT.long}.pdf` })),
      readerCount: 40,
      readCount: 39,
      classes: [
        {
          id: 'class-1',
          name: HARD_CONTENT.long,
          chatId: 'room-1',
          readers: [
            anAnnouncementReader(1, {
              name: HARD_CONTENT.long,
              students: [HARD_CONTENT.long, '학생 A02'],
              hasRead: false,
              remindedAt: '2026-11-18T10:00:00+09:00',
            }),
            ...Array.from({ length: 39 }, (_, no) => anAnnouncementReader(no + 2)),
          ],
        },
      ],
    }),
  ),
};
