import { CalendarCheck, Eye, ListChecks, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { handoutStatus } from '@portal/domain/coursework/handout';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { formatDateTime } from '@portal/domain/format/date-time';
import { useNow } from '@portal/portal-core/clock';
import { Icon } from '@portal/ui/icon';
import { StatusChip } from '@portal/ui/status-chip';
import { HandoutItem } from '../handouts/handout-item.tsx';
import { lectures as words } from './lecture-messages.ts';

export type LectureAction = 'change' | 'publish' | 'receipts' | 'lessons' | 'remove';

interface Props {
  lecture: Lecture;
  /** In which its times are meant. */
  zone: string;
  onAction: (action: LectureAction) => void;
  /** What else holds for it, before its own facts. */
  facts?: readonly (string | false | null)[];
  /** What else there is, below its files. */
  children?: ReactNode;
}

/** One lecture in the list of its class: where it stands, its files, and what can be done with it. */
export function LectureItem({ lecture, zone, onAction, facts = [], children }: Props) {
  const { displayAt, deadlineAt, downloadAllowed, status } = lecture;
  const now = useNow(30_000);
  const isDraft = status === 'DRAFT';
  const dates = {
    displayAt: displayAt ? new Date(displayAt) : null,
    deadlineAt: deadlineAt ? new Date(deadlineAt) : null,
  };
  return (
    <HandoutItem
      handout={lecture}
      // The clock alone moves it on.
      status={<StatusChip group="lecture" status={handoutStatus({ ...dates, isPublished: !isDraft }, now)} />}
      actions={[
        { id: 'change', label: words.change, icon: <Icon as={Pencil} />, onSelect: () => onAction('change') },
        ...(isDraft
          ? [{ id: 'publish', label: words.publish, icon: <Icon as={Eye} />, onSelect: () => onAction('publish') }]
          : [
              {
                id: 'receipts',
                label: words.receipts,
                icon: <Icon as={ListChecks} />,
                onSelect: () => onAction('receipts'),
              },
            ]),
        {
          id: 'lessons',
          label: words.lessons,
          icon: <Icon as={CalendarCheck} />,
          onSelect: () => onAction('lessons'),
        },
        {
          id: 'remove',
          label: words.remove,
          icon: <Icon as={Trash2} />,
          danger: true,
          separated: true,
          onSelect: () => onAction('remove'),
        },
      ]}
      facts={[
        ...facts,
        displayAt ? words.opensAt(formatDateTime(displayAt, zone)) : words.opensAtOnce,
        deadlineAt && words.endsAt(formatDateTime(deadlineAt, zone)),
        downloadAllowed ? words.downloadAllowed : words.downloadBlocked,
      ]}
      words={words}
    >
      {children}
    </HandoutItem>
  );
}
