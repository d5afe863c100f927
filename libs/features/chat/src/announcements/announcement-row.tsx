import { chakra } from '@chakra-ui/react/styled-system';
import type { AnnouncementSummary } from '@portal/domain/chat/announcement';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { announcements as words } from '../announcement-messages.ts';

const Row = chakra('a', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minH: '4rem',
    py: '2.5',
    color: 'fg',
    textDecoration: 'none',
    borderRadius: 'l1',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { layerStyle: 'focus', outlineOffset: '-2px' },
  },
});

interface AnnouncementRowProps {
  announcement: AnnouncementSummary;
  /** IANA zone of the reader. */
  zone: string;
}

/** One announcement of the list: how it begins, for which classes, when, and how many have read it. */
export function AnnouncementRow({ announcement, zone }: AnnouncementRowProps) {
  const { id, preview, at, classNames, isDeleted, isRemovedByTeam, readCount, readerCount } = announcement;
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Row asChild>
        <RouterLink href={paths.chatAnnouncement(id)}>
          <chakra.span flex="1 1 14rem" minW="0" display="grid" gap="0.5">
            <chakra.span
              fontWeight="medium"
              lineClamp={2}
              overflowWrap="anywhere"
              color={isDeleted ? 'fg.muted' : 'fg'}
            >
              {isDeleted ? (isRemovedByTeam ? words.removed : words.deleted) : preview}
            </chakra.span>{' '}
            <chakra.span textStyle="caption" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
              {classNames.join(', ')}
            </chakra.span>{' '}
            <chakra.span textStyle="caption" color="fg.muted">
              <DateText instant={at} zone={zone} show="dateTime" />
            </chakra.span>
          </chakra.span>{' '}
          {!isDeleted && (
            <chakra.span
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
              color={readCount < readerCount ? 'fg.warning' : 'fg.muted'}
            >
              {words.readOf(readCount, readerCount)}
            </chakra.span>
          )}
        </RouterLink>
      </Row>
    </chakra.li>
  );
}
