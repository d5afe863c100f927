import type { Meta, StoryObj } from '@storybook/react-vite';
import { announcementsContract as contract } from '@portal/domain/chat/announcements.contract';
import { paths } from '@portal/domain/site/paths';
import { aLaterAnnouncement, anAnnouncementSummary } from '@portal/testing/chat/announcement-builders';
import { fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { AnnouncementsPage } from './announcements-page.tsx';
import { announcing, manyAnnouncements } from './announcements.fixture.ts';

const having = (items: ReturnType<typeof manyAnnouncements>) => ({ platform: announcing({ items }).handlers });
const meta = {
  component: AnnouncementsPage,
  parameters: {
    path: paths.chatAnnouncements(),
    ...having([
      anAnnouncementSummary({ readerCount: 5, readCount: 3, classNames: ['중2 수학 개념 완성', '중3 수학 심화'] }),
      anAnnouncementSummary({
        id: 'ann-2',
        preview: '교재 42쪽부터 풀어 오세요.',
        readCount: 3,
        at: '2026-11-17T18:00:00+09:00',
      }),
      anAnnouncementSummary({ id: 'ann-3', preview: '', isDeleted: true, at: '2026-11-16T18:00:00+09:00' }),
      anAnnouncementSummary({
        id: 'ann-4',
        preview: '',
        isDeleted: true,
        isRemovedByTeam: true,
        at: '2026-11-15T18:00:00+09:00',
      }),
    ]),
  },
} satisfies Meta<typeof AnnouncementsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '셋' };
export const Many: Story = { name: '여러 쪽', parameters: having(manyAnnouncements(45)) };
export const EverybodyRead: Story = {
  name: '모두 읽음',
  parameters: having([anAnnouncementSummary({ readCount: 3 })]),
};
export const WithWaiting: Story = {
  name: '예약한 공지와 함께',
  parameters: {
    platform: announcing({ later: [aLaterAnnouncement({ content: '내일은 교재 44쪽부터 풀어요.' })] }).handlers,
  },
};
export const Empty: Story = { name: '비어 있음', parameters: having([]) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listAnnouncements), ...announcing().handlers] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listAnnouncements, 'UNEXPECTED'), ...announcing().handlers] },
};
export const Partial: Story = {
  name: '다음 쪽만 오류',
  parameters: {
    platform: [
      fake(contract.listAnnouncements, ({ query: { lastItem } }) =>
        lastItem === undefined ? { items: manyAnnouncements(20) } : problemResponse('UNEXPECTED'),
      ),
      ...announcing().handlers,
    ],
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  parameters: having([
    anAnnouncementSummary({
      preview: HARD_CONTENT.long,
      classNames: Array.from({ length: 20 }, () => HARD_CONTENT.long),
      readerCount: 1_200,
      readCount: 1_199,
    }),
  ]),
};
