import { familyChatContract } from '@portal/domain/families/family-chat.contract';
import { FAMILY_CLASS, FAMILY_GUARDIAN } from '../../../testing/access-ground.ts';
import { CLIENT_ID, defineAccess, SECRET } from '../../../testing/access.ts';

const params = { room: 'class' };

/** The room of the family's own class; the link of another family opens that of its class, where nothing was said. */
export const access = defineAccess(familyChatContract, {
  rows: {
    getFamilyChat: { own: { params } },
    listFamilyMessages: { own: { params, query: '?before=9&after=0&changedAfter=0&size=10' } },
    sendFamilyMessage: { own: { params, body: { clientId: CLIENT_ID, content: '안녕하세요', fileIds: [] } } },
    editFamilyMessage: { own: { params: { ...params, seq: '2' }, body: { content: '네' } } },
    deleteFamilyMessage: { own: { params: { ...params, seq: '3' } } },
    reactToFamilyMessage: { own: { params: { ...params, seq: '1' }, body: { reaction: 'LIKE' } } },
    // Of a class nobody closes the room.
    blockFamilyChat: { own: { params: { room: 'teacher' } } },
    unblockFamilyChat: { own: { params: { room: 'teacher' } } },
    markFamilyChatRead: { own: { params, body: { seq: 1 } } },
  },
  async seed(t, teacherId) {
    const room = (classId: string, guardianId: string, words: readonly string[]) => ({
      id: `room_${classId}`,
      classId,
      kind: 'ROOM' as const,
      title: SECRET,
      members: [teacherId, guardianId].map((id) => ({ id, name: SECRET, avatar: null, read: 0 })),
      messages: words.map((content, at) => ({ senderId: at === 0 ? teacherId : guardianId, content, at: new Date() })),
    });
    await t.database.db.transaction((tx) =>
      t.chat.importChats(tx, [
        room(FAMILY_CLASS, FAMILY_GUARDIAN, [SECRET, SECRET, SECRET]),
        room('cls_foreign', 'grd_foreign', []),
        {
          id: 'room_family_alone',
          kind: 'P2P' as const,
          title: null,
          pair: { teacherId, guardianId: FAMILY_GUARDIAN },
          members: [teacherId, FAMILY_GUARDIAN].map((id) => ({ id, name: SECRET, avatar: null, read: 0 })),
          messages: [],
        },
      ]),
    );
    for (const id of [FAMILY_CLASS, 'cls_foreign'])
      await t.database.raw.query(`update teaching_class set chat_room_id = $1 where id = $2`, [`room_${id}`, id]);
  },
});
