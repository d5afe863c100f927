import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { laterAnnouncementsContract as contract } from '@portal/domain/chat/later-announcements.contract';
import { aLaterAnnouncement, anAnnouncement } from '@portal/testing/chat/announcement-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';

/** A platform that keeps announcements for later; `asked` is what it was asked to do. */
export function keepsAnnouncements(first: LaterAnnouncement[] = []) {
  const state = { items: first };
  const asked: unknown[] = [];
  const changed = (id: string, over: Partial<LaterAnnouncement>) => {
    const known = state.items.find((one) => one.id === id);
    if (!known) return problemResponse('WRONG_STATE');
    const next = { ...known, ...over };
    state.items = state.items.map((one) => (one.id === id ? next : one));
    return next;
  };
  const without = (id: string) => {
    state.items = state.items.filter((one) => one.id !== id);
  };
  const handlers: Fake[] = [
    fake(contract.listLaterAnnouncements, () => ({ items: state.items })),
    fake(contract.keepLaterAnnouncement, ({ body }) => {
      asked.push(body);
      const kept = aLaterAnnouncement({ id: 'later-new', content: body.content, sendAt: body.sendAt });
      state.items = [...state.items, kept];
      return kept;
    }),
    fake(contract.changeLaterAnnouncement, ({ params: { id }, body }) => {
      asked.push(body);
      return changed(id, { content: body.content });
    }),
    fake(contract.moveLaterAnnouncement, ({ params: { id }, body: { sendAt } }) => {
      asked.push(`move ${sendAt}`);
      return changed(id, { sendAt, failure: null });
    }),
    fake(contract.cancelLaterAnnouncement, ({ params: { id } }) => {
      asked.push(`cancel ${id}`);
      without(id);
      return {};
    }),
    fake(contract.sendLaterAnnouncement, ({ params: { id } }) => {
      asked.push(`send ${id}`);
      without(id);
      return anAnnouncement({ id });
    }),
  ];
  return { asked, handlers };
}
