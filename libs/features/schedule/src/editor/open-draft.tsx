import { memo } from 'react';
import { formatDayWithWeekday, formatRelative } from '@portal/domain/format/date-time';
import { useOpenDrafts } from '@portal/portal-core/use-open-drafts';
import { DraftNotice } from '@portal/ui/draft-notice';
import { editingMessages } from '../editing-messages.ts';
import { DRAFTS, readDraftKey } from './draft-keys.ts';

interface Props {
  /** Of these forms alone. */
  form?: 'event' | 'free';
  now: number;
  timeZone: string;
  onResume: (key: string) => void;
}

/** The newest half-written form of the calendar, and the way back to it. */
export const OpenDraft = memo(function OpenDraft({ form, now, timeZone, onResume }: Props) {
  const draft = useOpenDrafts(DRAFTS).find(({ key }) => {
    const of = readDraftKey(key);
    return of !== null && (form === undefined || of.form === form);
  });
  if (!draft) return null;
  return (
    <DraftNotice onResume={() => onResume(draft.key)} onDiscard={draft.discard}>
      {[draftWords(draft.key, draft.values), formatRelative(draft.savedAt, now, timeZone)].join(' · ')}
    </DraftNotice>
  );
});

/** `일정 추가 “학부모 상담”`, or the day of free time. */
function draftWords(key: string, values: Readonly<Record<string, unknown>>): string {
  const draft = readDraftKey(key);
  const words = draft?.form === 'free' ? editingMessages.free : editingMessages.event;
  const { title, date } = values;
  const what = draft?.id ? words.edit : words.add;
  if (typeof title === 'string' && title.trim() !== '') return `${what} “${title.trim()}”`;
  return typeof date === 'string' && date !== '' ? `${what} ${formatDayWithWeekday(date)}` : what;
}
