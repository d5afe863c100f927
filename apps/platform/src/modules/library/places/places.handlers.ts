import type { placesContract } from '@portal/domain/library/places.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { placeService } from './places.service.ts';

const PAGE_SIZE = 20;

export const placesHandlers = (places: ReturnType<typeof placeService>): Handlers<typeof placesContract> => ({
  listPlaces: async ({ query: { page = '1', size = String(PAGE_SIZE), ...filter }, caller: { userId } }) => ({
    data: await places.list(userId, filter, { page: Number(page), size: Number(size) }),
  }),

  placeDocument: async ({ params: { id }, body, caller: { userId } }) => ({
    data: await places.place(userId, id, body),
  }),

  setPlaceLessons: async ({ params: { id }, body: { lessonIds }, caller: { userId } }) => ({
    data: await places.setLessons(userId, id, lessonIds),
  }),

  listReceipts: async ({ params: { id }, caller: { userId } }) => ({
    data: { students: await places.receipts(userId, id) },
  }),
});
