import { laterAnnouncementsContract } from '@portal/domain/chat/later-announcements.contract';
import { byId, CLIENT_ID, defineAccess, endsById, naming, SECRET } from '../../../testing/access.ts';

const SEND_AT = new Date(Date.now() + 86_400_000).toISOString();
const words = (classId: string) => ({ classIds: [classId], content: '다음 주 수요일은 쉬어요.', fileIds: [] });
/** Each act that ends one has one of its own. */
const IDS = ['later-announcement', 'later-announcement-canceled', 'later-announcement-sent'];

export const access = defineAccess(laterAnnouncementsContract, {
  rows: {
    listLaterAnnouncements: { own: {} },
    // To the class that the announcements' own rows name.
    keepLaterAnnouncement: naming('class-announced', 'class-none', (id) => ({
      body: { clientId: CLIENT_ID, ...words(id), sendAt: SEND_AT },
    })),
    changeLaterAnnouncement: byId(IDS[0]!, 'later-none', { body: words('class-announced') }),
    moveLaterAnnouncement: byId(IDS[0]!, 'later-none', { body: { sendAt: SEND_AT } }),
    cancelLaterAnnouncement: endsById(IDS[0]!, IDS[1]!, 'later-none'),
    sendLaterAnnouncement: endsById(IDS[0]!, IDS[2]!, 'later-none'),
  },
  seed: ({ database }, userId) =>
    database.raw.exec(`
      insert into announcement_later (id, teacher_id, client_id, content, class_ids, send_at, kept_at)
        select id, '${userId}', gen_random_uuid(), '${SECRET}', '["class-announced"]', '${SEND_AT}', now()
          from unnest(array['${IDS.join("','")}']) id`),
});
