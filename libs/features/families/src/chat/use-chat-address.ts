import { useSearchParams } from 'react-router';
import { TALK_IN_ADDRESS } from '@portal/domain/families/family-chat';

const { name, value } = TALK_IN_ADDRESS;

/** Whether the talk stands open; in the address, for a letter leads there. */
export function useChatAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    isOpen: search.get(name) === value,
    open: () =>
      setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), [name]: value }), {
        preventScrollReset: true,
      }),
    close: () =>
      setSearch(
        (now) => {
          now.delete(name);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
