import { useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useImportPackMutation } from '@portal/api/library/packs.api';
import type { LessonPack } from '@portal/domain/library/pack';
import { useClientId } from '@portal/portal-core/client-id';
import { importing } from '../packs-messages.ts';
import { readPackFile } from './read-pack-file.ts';

export type PackImport =
  | { readonly is: 'DONE'; readonly pack: LessonPack; readonly missing: readonly string[] }
  | { readonly is: 'REFUSED'; readonly problem: Pick<ApiProblem, 'message' | 'traceId'> };

/** Takes a pack from a file: reads it here, keeps it there, and tells what came of it. */
export function usePackImport() {
  const [keep, { isLoading }] = useImportPackMutation();
  const [outcome, setOutcome] = useState<PackImport | null>(null);
  const clientId = useClientId();
  async function take(chosen: File): Promise<void> {
    setOutcome(null);
    const reading = await readPackFile(chosen);
    if ('why' in reading) {
      setOutcome({ is: 'REFUSED', problem: { message: importing.unreadable[reading.why] } });
      return;
    }
    const { file } = reading;
    try {
      const made = await keep({ body: { clientId: clientId.idOf(file), file } }).unwrap();
      clientId.sent();
      setOutcome({ is: 'DONE', ...made });
    } catch (error) {
      setOutcome({ is: 'REFUSED', problem: problemOf(error) });
    }
  }
  return { outcome, isLoading, take, close: () => setOutcome(null) };
}
