import type { FoundMessage } from '@portal/domain/chat/search.contract';

/** A message about an examination that a guardian wrote this morning. */
export const aFoundMessage = (over: Partial<FoundMessage> = {}): FoundMessage => ({
  room: { id: 'room-1', kind: 'P2P', title: '보호자 B07', avatar: null, guardianId: 'grd-b07' },
  seq: 3,
  sender: { id: 'grd-b07', name: '보호자 B07', avatar: null },
  isMine: false,
  at: '2026-11-18T09:50:00+09:00',
  snippet: '기말시험은 금요일이에요',
  places: [{ from: 2, to: 4 }],
  ...over,
});
