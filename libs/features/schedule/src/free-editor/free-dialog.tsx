import { type RefObject, useRef, useState } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { FREE_SLOT_AUDIENCE_LABELS, type FreeSlot } from '@portal/domain/schedule/free-slot';
import { WEEKDAY_LABELS } from '@portal/domain/time/weekday';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { DescriptionList } from '@portal/ui/description-list';
import { Dialog } from '@portal/ui/dialog';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonText } from '@portal/ui/skeletons';
import { editingMessages } from '../editing-messages.ts';
import type { FreeItem } from '../items/calendar-item.ts';
import { itemTime } from '../items/item-words.ts';
import { messages } from '../messages.ts';
import { useLast } from '../notices/use-last.ts';

const words = editingMessages.free;

interface Props {
  /** The stretch that was opened; null keeps it closed. */
  item: FreeItem | null;
  /** Its rule, once that is here; nothing can be changed or closed without it. */
  rule: FreeSlot | undefined;
  /** Why the rule did not come. */
  problem?: ApiProblem | undefined;
  onRetry: () => void;
  isBusy: boolean;
  onEdit: () => void;
  /** Closes the one day; for what does not repeat, all there is. */
  onCloseDay: () => void;
  /** The question stays, with its button at work, until this is done. */
  onCloseAll: () => Promise<void>;
  onClose: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A stretch of free time: when, for whom, and the ways to change or close it (CAL-2). */
export function FreeDialog(props: Props) {
  const { item, rule, problem, onRetry, isBusy, onEdit, onCloseDay, onCloseAll, onClose, finalFocus } = props;
  const shown = useLast(item);
  const details = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const repeats = shown?.free.repeats ?? false;
  return (
    <>
      <Dialog
        open={item !== null && !isAsking}
        onClose={onClose}
        title={words.title}
        // What it is comes before the buttons that close it.
        initialFocus={details}
        finalFocus={finalFocus}
        footer={
          <>
            {repeats && (
              <Button variant="outline" onClick={() => setAsking(true)} disabled={!rule}>
                {words.closeAll}
              </Button>
            )}
            <Button variant="outline" loading={isBusy} onClick={onCloseDay} disabled={!rule}>
              {repeats ? words.closeDay : words.closeOnce}
            </Button>
            <Button onClick={onEdit} disabled={!rule}>
              {editingMessages.edit}
            </Button>
          </>
        }
      >
        <ProblemBanner
          title={words.ruleFailed}
          problem={problem ?? null}
          action={
            <Button variant="outline" onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        />
        {shown && (
          <div ref={details} tabIndex={-1}>
            <DescriptionList
              rows={[
                { label: messages.event.date, value: formatDayWithWeekday(shown.day) },
                { label: messages.event.time, value: itemTime(shown) },
                { label: words.repeat, value: rule ? ruleWords(rule) : repeats ? words.weekly : words.once },
                !problem && {
                  label: words.audience,
                  value: (
                    <Delayed loading={!rule} skeleton={<SkeletonText lines={1} />}>
                      {() => rule && FREE_SLOT_AUDIENCE_LABELS[rule.audience]}
                    </Delayed>
                  ),
                },
              ]}
            />
          </div>
        )}
      </Dialog>
      <AlertDialog
        open={item !== null && isAsking}
        title={words.removeQuestion}
        confirmLabel={words.closeAll}
        loading={isBusy}
        finalFocus={finalFocus}
        onConfirm={() => void onCloseAll().finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {rule && `${ruleWords(rule)}. ${words.removeAllMore}`}
      </AlertDialog>
    </>
  );
}

/** `매주 목요일 14:00–16:00, 24/12/2026 (목)까지`, or that it does not repeat. */
function ruleWords(rule: FreeSlot): string {
  if (rule.kind === 'DATE') return words.once;
  const every = words.everyWeek(WEEKDAY_LABELS[rule.weekday], formatTimeRange(rule.start, rule.end));
  return rule.until ? `${every}, ${words.until_(formatDayWithWeekday(rule.until))}` : every;
}
