import { TALK_IN_ADDRESS } from '@portal/domain/families/family-chat';
import { useSheetAddress } from '../reading/use-sheet-address.ts';

const { name, value } = TALK_IN_ADDRESS;

/** Whether the talk stands open; in the address, for a letter leads there. */
export function useChatAddress() {
  const { opened, open, close } = useSheetAddress(name);
  return { isOpen: opened?.[0] === value, open: () => open(value), close };
}
