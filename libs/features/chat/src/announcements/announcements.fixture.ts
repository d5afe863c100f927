import type { Announcement, AnnouncementClass, AnnouncementSummary } from '@portal/domain/chat/announcement';
import { announcementsContract as contract } from '@portal/domain/chat/announcements.contract';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import {
  anAnnouncement,
  anAnnouncementClass,
  anAnnouncementReader,
  anAnnouncementSummary,
} from '@portal/testing/chat/announcement-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { keepsAnnouncements } from '../later-announcements/later-announcements.fixture.ts';

export const someClasses = (): AnnouncementClass[] => [
  anAnnouncementClass(),
  anAnnouncementClass({ id: 'class-2', name: '중3 수학 심화', readerCount: 2 }),
  anAnnouncementClass({ id: 'class-3', name: '고1 예비반', readerCount: 0 }),
];

/** Two classes, in which one guardian has not read it, and one has not although she was reminded. */
export const halfRead = (over: Partial<Announcement> = {}): Announcement =>
  anAnnouncement({
    readerCount: 5,
    readCount: 3,
    classes: [
      {
        id: 'class-1',
        name: '중2 수학 개념 완성',
        chatId: 'room-1',
        readers: [
          anAnnouncementReader(1),
          anAnnouncementReader(2),
          anAnnouncementReader(3, { hasRead: false, remindedAt: '2026-11-18T10:00:00+09:00' }),
        ],
      },
      {
        id: 'class-2',
        name: '중3 수학 심화',
        chatId: 'room-2',
        readers: [
          anAnnouncementReader(4, { hasRead: false }),
          anAnnouncementReader(5, { name: '정시우', students: [] }),
        ],
      },
    ],
    ...over,
  });

/** So many announcements, an hour apart. */
export const manyAnnouncements = (count: number): AnnouncementSummary[] =>
  Array.from({ length: count }, (_, n) =>
    anAnnouncementSummary({
      id: `ann-${n + 1}`,
      preview: `${n + 1}번째 공지`,
      at: new Date(Date.parse('2026-11-18T09:00:00+09:00') - n * 3_600_000).toISOString(),
    }),
  );

/** A platform that takes announcements and has people reminded; `asked` is what it was asked to do. */
export function announcing(
  first: {
    items?: AnnouncementSummary[];
    shown?: Announcement;
    classes?: AnnouncementClass[];
    later?: LaterAnnouncement[];
  } = {},
) {
  const state = { items: first.items ?? [anAnnouncementSummary()], shown: first.shown ?? halfRead() };
  const classes = first.classes ?? someClasses();
  const { asked, handlers: later } = keepsAnnouncements(first.later);
  const handlers: Fake[] = [
    ...later,
    fake(contract.listAnnouncements, ({ query: { lastItem, size = '20' } }) => {
      const from = lastItem === undefined ? 0 : state.items.findIndex(({ id }) => id === lastItem) + 1;
      return { items: state.items.slice(from, from + Number(size)) };
    }),
    fake(contract.listAnnouncementClasses, { items: classes }),
    fake(contract.getAnnouncement, ({ params: { id } }) =>
      id === state.shown.id ? state.shown : problemResponse('NOT_FOUND'),
    ),
    fake(contract.createAnnouncement, ({ body }) => {
      asked.push(body);
      state.shown = anAnnouncement({ id: 'ann-new', content: body.content, readCount: 0 });
      return state.shown;
    }),
    fake(contract.remindOfAnnouncement, ({ params: { id } }) => {
      asked.push(`remind ${id}`);
      const sentCount = state.shown.remindableCount;
      state.shown = { ...state.shown, remindableCount: 0 };
      return { sentCount, heldCount: 1 };
    }),
  ];
  return { asked, handlers };
}
