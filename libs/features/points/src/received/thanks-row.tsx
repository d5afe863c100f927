import { chakra } from '@chakra-ui/react/styled-system';
import type { ReceivedThanks } from '@portal/domain/points/received-thanks.contract';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { TextLink } from '@portal/ui/text-link';
import { receive as words } from '../messages.ts';

/** What a family said for a lesson, and the points that came with it. */
export function ThanksRow({ thanks }: { thanks: ReceivedThanks }) {
  const { text, points, saidAt, guardianName, className, lessonId, lessonNo } = thanks;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="baseline"
      columnGap="4"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div minW="0">
        {text === '' ? (
          <chakra.p color="fg.muted">{words.noWords}</chakra.p>
        ) : (
          <chakra.blockquote textStyle="body.lg" whiteSpace="pre-line" overflowWrap="anywhere">
            “{text}”
          </chakra.blockquote>
        )}
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {guardianName} · <DateText instant={saidAt} show="dateTime" />
        </chakra.p>
        <TextLink href={paths.lesson(lessonId)} linkAs={RouterLink} touch textStyle="body.sm" overflowWrap="anywhere">
          {words.of(className, lessonNo)}
        </TextLink>
      </chakra.div>
      <chakra.span textStyle="money.md" color="money.in" whiteSpace="nowrap">
        {words.points(points)}
      </chakra.span>
    </chakra.li>
  );
}
