import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { CalendarClock, CalendarX, Check, CircleDashed, type LucideIcon, Minus } from 'lucide-react';
import type { TeachingClass } from '@portal/domain/classes/class';
import { paths } from '@portal/domain/site/paths';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { Icon } from '@portal/ui/icon';
import { overview as words } from '../class-messages.ts';
import { type Covering, coveringOf } from './covering.ts';

const LOOKS: Record<Covering, readonly [LucideIcon, string]> = {
  covered: [Check, 'pine.fg'],
  late: [CircleDashed, 'mustard.fg'],
  coming: [CalendarClock, 'fg.muted'],
  dropped: [CalendarX, 'fg.muted'],
  leftOut: [Minus, 'fg.muted'],
};

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    textStyle: 'body.sm',
    '& th': { textAlign: 'start', fontWeight: 'semibold', color: 'fg.muted', py: '2', pe: '3', whiteSpace: 'nowrap' },
    '& td': { py: '2.5', pe: '3', verticalAlign: 'top', borderTopWidth: '1px', overflowWrap: 'anywhere' },
    '& tr > :last-child': { pe: '0' },
    // With large text on a phone the days stand below their step, each with its name.
    '@container (max-width: 15rem)': {
      '& thead': { display: 'none' },
      '& tr': { display: 'block', borderTopWidth: '1px', py: '2' },
      '& td': { display: 'block', borderTopWidth: '0', py: '0', pe: '0' },
      '& td[data-name]': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: '2',
        _before: { content: 'attr(data-name)', color: 'fg.muted' },
      },
    },
  },
});

type Props = Pick<TeachingClass, 'id' | 'programme' | 'lessonsBehind' | 'canceledAt'>;

/** The programme of the class's package against what was really taught, and by how many lessons the class is behind. */
export function Programme({ id, programme, lessonsBehind, canceledAt }: Props) {
  const zone = useTeacherZone();
  const stand = { now: useNow(millisecondsInMinute), isCanceled: canceledAt !== null };
  const missed = missedOf(programme);
  if (programme.length === 0) return <chakra.p color="fg.muted">{words.none}</chakra.p>;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {lessonsBehind > 0 ? (
        <chakra.div display="grid" gap="1" justifyItems="start">
          <chakra.p textStyle="display" color="mustard.fg" fontVariantNumeric="tabular-nums">
            {words.behind(lessonsBehind)}
          </chakra.p>
          {missed > 0 && <p>{standOf(programme, stand)}</p>}
          <chakra.p color="fg.muted">{words.behindBody}</chakra.p>
          <Button asChild mt="2">
            <RouterLink href={paths.classReplan(id)}>{words.replan}</RouterLink>
          </Button>
        </chakra.div>
      ) : (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {standOf(programme, stand)}
        </chakra.p>
      )}
      <chakra.div containerType="inline-size">
        <Table aria-label={words.programme}>
          <thead>
            <tr>
              <th scope="col">{words.step}</th>
              <th scope="col">{words.planned}</th>
              <th scope="col">{words.covered}</th>
            </tr>
          </thead>
          <tbody>
            {programme.map((step) => {
              const covering = coveringOf(step, stand);
              const [icon, color] = LOOKS[covering];
              return (
                <tr key={step.no}>
                  <td>
                    {step.no}. {step.title}
                  </td>
                  <td data-name={words.planned}>
                    {step.plannedAt ? <DateText instant={step.plannedAt} zone={zone} /> : words.notPlanned}
                  </td>
                  <td data-name={words.covered}>
                    <chakra.span display="inline-flex" gap="1" alignItems="center" color={color} whiteSpace="nowrap">
                      <Icon as={icon} size={16} />
                      {step.coveredAt ? (
                        <DateText instant={step.coveredAt} zone={zone} />
                      ) : (
                        covering !== 'covered' && words[covering]
                      )}
                    </chakra.span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </chakra.div>
    </chakra.div>
  );
}

const missedOf = (programme: TeachingClass['programme']): number => programme.filter(({ isMissed }) => isMissed).length;

/** How far the class has come; "as planned" is said of one that is on its way and has missed nothing. */
function standOf(
  programme: TeachingClass['programme'],
  { now, isCanceled }: { now: Date; isCanceled: boolean },
): string {
  const taught = programme.filter(({ coveredAt }) => coveredAt !== null).length;
  if (isCanceled) return words.canceledAfter(programme.length, taught);
  if (taught === programme.length) return words.allTaught(taught);
  const missed = missedOf(programme);
  if (missed > 0) return words.missed(programme.length, taught, missed);
  const isBegun = taught > 0 || programme.some(({ plannedAt }) => plannedAt !== null && new Date(plannedAt) <= now);
  return isBegun ? words.onTime(programme.length, taught) : words.notBegun(programme.length);
}
