import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '@portal/domain/format/date-time';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { Button } from '@portal/ui/button';
import { useEditor } from '../state/editor-context.ts';
import { draftOf } from '../form/course-fields.ts';
import { limitFindings } from '../form/form-findings.ts';
import { useWritten } from '../state/use-editor-notes.ts';
import { saveState as words } from '../saving-messages.ts';

/** Where what is written stands: with the server, on this device, or only on this page (W9). */
export function SaveState() {
  const { isDirty, isSaving, savedAt, problem, policy, draft, keeper } = useEditor();
  const written = useWritten();
  const isHeld = isDirty && limitFindings(draftOf(written)).length > 0;
  const here = draft.isKept ? words.kept : words.notKept;

  if (isSaving) return <Line>{words.saving}</Line>;
  if (problem && isDirty)
    return (
      <Line isAlert>
        {words.failed(problem.message)} {here}{' '}
        <Button variant="ghost" size="sm" onClick={() => void keeper.save().catch(() => undefined)}>
          {words.retry}
        </Button>
      </Line>
    );
  if (isHeld)
    return (
      <Line isAlert>
        {words.unsavable} {here}
      </Line>
    );
  if (isDirty && policy.saves !== 'BY_ITSELF')
    return (
      <Line isAlert={!draft.isKept}>
        {words.unsaved}. {here}
      </Line>
    );
  if (isDirty) return <Line>{words.waiting}</Line>;
  return savedAt && <Line>{words.savedAt(formatTime(savedAt, DEFAULT_TIME_ZONE))}</Line>;
}

function Line({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <chakra.p
      role={isAlert ? 'status' : undefined}
      textStyle="body.sm"
      color={isAlert ? 'fg.warning' : 'fg.muted'}
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </chakra.p>
  );
}
