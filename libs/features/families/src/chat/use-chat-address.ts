import { FAMILY_ROOMS, type FamilyRoom, TALK_IN_ADDRESS } from '@portal/domain/families/family-chat';
import { useSheetAddress } from '../reading/use-sheet-address.ts';

const { name, values } = TALK_IN_ADDRESS;

/** Which talk stands open; in the address, for a letter leads there. */
export function useChatAddress() {
  const { opened, open, close } = useSheetAddress(name);
  return {
    room: FAMILY_ROOMS.find((room) => values[room] === opened?.[0]),
    open: (room: FamilyRoom) => open(values[room]),
    close,
  };
}
