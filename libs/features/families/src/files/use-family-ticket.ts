import { millisecondsInHour } from 'date-fns/constants';
import { useCallback, useRef } from 'react';
import { useCreateFamilyUploadTicketMutation } from '@portal/api/families/family-homework.api';
import { useReader } from '../reading/reader-context.ts';

/** A file that is sent just before its ticket ends would be lost. */
const SPARE_MS = millisecondsInHour;

/** With what a family sends files: a ticket for its link, the same one for its day. */
export function useFamilyTicket(): () => Promise<string> {
  const { link } = useReader();
  const [ask] = useCreateFamilyUploadTicketMutation();
  const known = useRef<Promise<{ ticket: string; expiresAt: string }>>(null);
  return useCallback(async () => {
    const before = known.current;
    const last = await before?.catch(() => null);
    if (last && Date.parse(last.expiresAt) - Date.now() > SPARE_MS) return last.ticket;
    // Of several files that ask in one moment the first asks for all.
    if (known.current === before) known.current = ask({ link, body: {} }).unwrap();
    return (await known.current!).ticket;
  }, [ask, link]);
}
