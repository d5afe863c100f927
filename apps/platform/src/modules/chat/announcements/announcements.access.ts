import { announcementsContract } from '@portal/domain/chat/announcements.contract';
import { actingOn, CLIENT_ID, defineAccess, naming, SECRET } from '../../../testing/access.ts';

const on = actingOn('announcement-matrix', 'announcement-none');
const body = (classId: string) => ({
  clientId: CLIENT_ID,
  classIds: [classId],
  content: '다음 주 수요일은 쉬어요.',
  fileIds: [],
});

export const access = defineAccess(announcementsContract, {
  rows: {
    listAnnouncements: { own: { query: '?lastItem=announcement-none&size=10' } },
    listAnnouncementClasses: { own: {} },
    createAnnouncement: naming('class-announced', 'class-none', (id) => ({ body: body(id) })),
    getAnnouncement: on(),
    remindOfAnnouncement: on(),
  },
  seed: ({ database }, userId) =>
    database.raw.exec(`
      insert into chat_room (id, kind, class_id, title, last_seq, last_message_at, created_at)
        values ('room_announced', 'ROOM', 'class-announced', '${SECRET}', 1, now(), now());
      insert into chat_member (room_id, member_id, name, joined_at)
        values ('room_announced', '${userId}', '선생님', now()), ('room_announced', 'grd_announced', '${SECRET}', now());
      insert into teaching_class (id, code, teacher_id, name, mode, progress, lesson_total, capacity, start_date, end_date, chat_room_id)
        values ('class-announced', 'announced', '${userId}', '${SECRET}', 'ONLINE', 'IN_PROGRESS', 9, 4, '2026-11-01', '2026-12-31', 'room_announced');
      insert into announcement (id, teacher_id, client_id, sent_at)
        values ('announcement-matrix', '${userId}', gen_random_uuid(), now());
      insert into chat_message (room_id, seq, sender_id, content, sent_at, announcement_id)
        values ('room_announced', 1, '${userId}', '${SECRET}', now(), 'announcement-matrix');
      insert into announcement_reader (announcement_id, room_id, member_id)
        values ('announcement-matrix', 'room_announced', 'grd_announced');`),
});
