import { chakra } from '@chakra-ui/react/styled-system';
import { MoreHorizontal } from 'lucide-react';
import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { TextLink } from '@portal/ui/text-link';
import { replan as words } from '../replan-messages.ts';
import type { PlannedSlot, Replanning } from './use-replan.ts';

interface SlotRowProps {
  slot: PlannedSlot;
  titleOf: (no: number) => string;
  zone: string;
  /** The first of all has nothing before it. */
  isFirst: boolean;
  plan: Pick<Replanning, 'together' | 'toggleOut' | 'toggleTogether'>;
}

/** A lesson that is still to come: what it will be about, and what it is about now where that is something else. */
export function SlotRow({ slot, titleOf, zone, isFirst, plan }: SlotRowProps) {
  const { id, no, startAt, nos, before } = slot;
  const isChanged = no === null || nos.join() !== before.join();
  const day = dayOf(startAt, zone);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.div fontVariantNumeric="tabular-nums">
        <chakra.p fontWeight="600">{no === null ? words.added : words.no(no)}</chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {formatDayWithWeekday(day)} {formatTime(startAt, zone)}
        </chakra.p>
      </chakra.div>
      <chakra.div minW="0">
        {nos.length === 0 && <chakra.p color="fg.muted">{words.spare}</chakra.p>}
        {nos.map((step, at) => (
          <chakra.div key={step} display="flex" alignItems="center" justifyContent="space-between" gap="2">
            <chakra.p overflowWrap="anywhere" fontWeight={isChanged ? '600' : undefined}>
              {titleOf(step)}
            </chakra.p>
            <Menu
              label={words.menu(titleOf(step))}
              items={[
                ...(isFirst && at === 0
                  ? []
                  : [
                      {
                        id: 'together',
                        label: plan.together.includes(step) ? words.alone : words.together,
                        onSelect: () => plan.toggleTogether(step),
                      },
                    ]),
                { id: 'out', label: words.out, onSelect: () => plan.toggleOut(step) },
              ]}
              trigger={<IconButton label={words.menu(titleOf(step))} icon={<Icon as={MoreHorizontal} size={20} />} />}
            />
          </chakra.div>
        ))}
        <chakra.p textStyle="caption" color={isChanged ? 'celadon.fg' : 'fg.muted'}>
          {isChanged ? no !== null && words.before(before.map(titleOf).join(' · ') || words.spare) : words.same}
        </chakra.p>
        {no !== null && nos.length > 1 && (
          <TextLink href={paths.calendarLesson(id, day, 'move')} linkAs={RouterLink} aria-label={words.longerOf(no)}>
            {words.longer}
          </TextLink>
        )}
      </chakra.div>
    </chakra.li>
  );
}
