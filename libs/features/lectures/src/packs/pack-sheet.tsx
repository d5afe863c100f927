import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { PackSummary } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { GivePack } from '../giving/give-pack.tsx';
import { inside, packMenu, packs as words } from '../packs-messages.ts';
import { PackChips } from './pack-chips.tsx';
import { PackMenu } from './pack-menu.tsx';
import { PackSign } from './pack-sign.tsx';

interface PackSheetProps {
  pack: PackSummary;
  /** The one that leads the page. */
  isFirst?: boolean;
  /** Above its name, where other things stand around. */
  over?: ReactNode;
}

/** One pack: what is in it, and the way into a lesson (W11). */
export function PackSheet({ pack, isFirst = false, over }: PackSheetProps) {
  const id = useId();
  const zone = useTeacherZone();
  const [isGiving, setIsGiving] = useState(false);
  const { name, lessons, changedAt } = pack;
  return (
    <chakra.article
      aria-labelledby={id}
      layerStyle="sheet"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      p={{ base: 'sheet', md: '5' }}
      {...(isFirst && { bg: 'celadon.subtle', borderColor: 'celadon.border' })}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
        {isFirst && <PackSign />}
        <chakra.div flex="1 1 14rem" minW="0">
          {over}
          <chakra.h2 id={id} textStyle={isFirst ? 'title.md' : 'title.sm'} overflowWrap="anywhere">
            <TextLink variant="quiet" color="fg" linkAs={RouterLink} href={paths.lessonPack(pack.id)}>
              {name}
            </TextLink>
          </chakra.h2>
          <chakra.p textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {inside.facts(pack) || inside.nothing}
          </chakra.p>
          <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            {words.used(lessons)} · {words.changed(formatDayWithWeekday(dayOf(changedAt, zone)))}
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap="1">
          <Button variant={isFirst ? 'solid' : 'outline'} onClick={() => setIsGiving(true)}>
            <span>
              <VisuallyHidden>{name}</VisuallyHidden> {packMenu.give}
            </span>
          </Button>
          <PackMenu pack={pack} />
        </chakra.div>
      </chakra.div>
      {inside.facts(pack) !== '' && <PackChips pack={pack} />}
      {isGiving && <GivePack pack={pack} onClose={() => setIsGiving(false)} />}
    </chakra.article>
  );
}
