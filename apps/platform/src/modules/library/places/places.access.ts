import { placesContract } from '@portal/domain/library/places.contract';
import { byId, CLIENT_ID, defineAccess, naming } from '../../../testing/access.ts';

// The lectures are those of the rows of coursework.
export const access = defineAccess(placesContract, {
  rows: {
    listPlaces: naming('cls_matrix', 'cls_none', (classId) => ({ query: `?classId=${classId}` })),
    placeDocument: byId('doc_matrix_read', 'doc_none', {
      body: {
        clientId: CLIENT_ID,
        classId: 'cls_desk',
        lessonIds: [],
        isDraft: true,
        title: '자료',
        content: '',
        displayAt: null,
        deadlineAt: null,
        downloadAllowed: true,
      },
    }),
    setPlaceLessons: byId('lec_matrix_write', 'lec_none', { body: { lessonIds: [] } }),
    listReceipts: byId('lec_matrix_read', 'lec_none'),
  },
});
