import { chakra } from '@chakra-ui/react/styled-system';
import { type ChangeEvent, useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import {
  useImportCalendarFileMutation,
  useUndoCalendarImportMutation,
} from '@portal/api/schedule/external-calendars.api';
import { ICS_MAX_BYTES } from '@portal/domain/schedule/external-calendars.contract';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { imports } from '../messages.ts';

/** Takes the entries of an ICS file over, once; the newest action can be taken back as a whole. */
export function ImportPanel() {
  const [send, { data, error, isLoading }] = useImportCalendarFileMutation();
  const [takeBack] = useUndoCalendarImportMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const offerUndo = useUndo();

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again after it was corrected.
    const { current: input } = file;
    if (!chosen) return;
    const isTooLarge = chosen.size > ICS_MAX_BYTES;
    // It may have been moved or changed since it was chosen.
    const content = isTooLarge ? null : await chosen.text().catch(() => null);
    setRefused(isTooLarge ? imports.tooLarge : content === null ? imports.unreadable : null);
    if (content !== null) {
      const answer = await send({ body: { fileName: chosen.name, content } });
      const ids = answer.data?.ids ?? [];
      if (ids.length > 0)
        offerUndo({ text: imports.created(ids.length), undo: () => takeBack({ body: { ids } }).unwrap().then() });
    }
    if (input) input.value = '';
  };

  const problem = refused !== null ? { message: refused } : error ? problemOf(error) : null;
  return (
    <Panel title={imports.title} intro={imports.body}>
      <div>
        <VisuallyHidden>
          <input
            ref={file}
            type="file"
            accept=".ics,text/calendar"
            aria-label={imports.file}
            tabIndex={-1}
            onChange={(event) => void read(event)}
          />
        </VisuallyHidden>
        <Button
          variant="outline"
          loading={isLoading}
          loadingText={imports.reading}
          onClick={() => file.current?.click()}
        >
          {imports.choose}
        </Button>
      </div>
      <chakra.div role="status">
        {data && !problem && (
          <>
            <p>{data.created > 0 ? imports.created(data.created) : imports.nothing}</p>
            <chakra.p color="fg.muted">
              {[data.repeated > 0 && imports.repeated(data.repeated), data.left > 0 && imports.left(data.left)]
                .filter(Boolean)
                .join(' ')}
            </chakra.p>
          </>
        )}
      </chakra.div>
      <ProblemBanner problem={problem} />
    </Panel>
  );
}
