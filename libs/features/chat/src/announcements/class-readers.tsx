import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Clock } from 'lucide-react';
import type { Announcement, AnnouncementReader } from '@portal/domain/chat/announcement';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { announcements, readers as words } from '../announcement-messages.ts';

interface ClassReadersProps {
  of: Announcement['classes'][number];
  /** IANA zone of the teacher. */
  zone: string;
}

/** Who has it in one class: first those who have not read it. */
export function ClassReaders({ of: { name, chatId, readers }, zone }: ClassReadersProps) {
  const unreadFirst = readers.toSorted((one, other) => Number(one.hasRead) - Number(other.hasRead));
  const readCount = readers.filter(({ hasRead }) => hasRead).length;
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        <chakra.h2 textStyle="title.sm" overflowWrap="anywhere" minW="0">
          {name}
        </chakra.h2>
        <chakra.span textStyle="label" color="fg.muted" fontVariantNumeric="tabular-nums">
          {announcements.readOf(readCount, readers.length)}
        </chakra.span>
        <TextLink href={paths.chatRoom(chatId)} linkAs={RouterLink} touch overflowWrap="anywhere">
          <VisuallyHidden>{`${name} `}</VisuallyHidden>
          {words.toTalk}
        </TextLink>
      </chakra.div>
      {readers.length === 0 ? (
        <chakra.p color="fg.muted">{words.nobody}</chakra.p>
      ) : (
        <chakra.ul aria-label={words.list(name)} role="list" listStyleType="none">
          {unreadFirst.map((reader) => (
            <ReaderRow key={reader.id} reader={reader} zone={zone} />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

interface ReaderProps {
  reader: AnnouncementReader;
  zone: string;
}

/** One person: whose guardian she is, and whether she has read it. */
function ReaderRow({ reader, zone }: ReaderProps) {
  const { id, name, students, hasRead } = reader;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      minH="3.5rem"
      py="1.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Avatar id={id} name={name} size="sm" decorative />
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <chakra.span fontWeight="medium" dir="auto">
          {name}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {students.length > 0 ? words.guardianOf(students) : words.student}
        </chakra.span>
        {!hasRead && (
          <chakra.span display="block" textStyle="caption" color="fg.muted">
            <Reminder reader={reader} zone={zone} />
          </chakra.span>
        )}
      </chakra.span>{' '}
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        flexShrink="0"
        textStyle="label"
        color={hasRead ? 'fg.muted' : 'fg.warning'}
      >
        <Icon as={hasRead ? Check : Clock} size={16} />
        {hasRead ? words.read : words.unread}
      </chakra.span>
    </chakra.li>
  );
}

/** When she was told again, or will be; or why she cannot be. */
function Reminder({ reader: { students, isReached, remindedAt, remindsAt }, zone }: ReaderProps) {
  if (!isReached) return students.length > 0 ? words.noMail : words.noMailToStudents;
  const at = remindsAt ?? remindedAt;
  if (at === null) return null;
  return (
    <>
      <DateText instant={at} zone={zone} show="dateTime" /> {remindsAt === null ? words.reminded : words.reminds}
    </>
  );
}
