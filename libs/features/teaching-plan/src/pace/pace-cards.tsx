import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Clock } from 'lucide-react';
import { useListProgrammePacesQuery } from '@portal/api/lessons/programmes.api';
import type { ProgrammePace } from '@portal/domain/lessons/programmes.contract';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { PlainPanel } from '@portal/ui/plain-panel';
import { TextLink } from '@portal/ui/text-link';
import { pace as words } from '../pace-messages.ts';
import { PaceBar } from './pace-bar.tsx';

const SHOWN = 3;

/** Planned against taught: the classes that are furthest behind, each with the way to plan its rest anew. */
export function PaceCards() {
  const query = useListProgrammePacesQuery(undefined);
  return (
    <QueryState query={query} size="sm" failed={words.failed} skeleton={null}>
      {({ items }) =>
        items.length > 0 && (
          <chakra.div mt="6">
            <PlainPanel
              title={words.title}
              action={
                items.length > SHOWN && (
                  <TextLink href={paths.classesTab('in-progress')} linkAs={RouterLink}>
                    {words.all(items.length)}
                  </TextLink>
                )
              }
            >
              <chakra.ul
                listStyleType="none"
                display="grid"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
                gap="4"
              >
                {items.slice(0, SHOWN).map((item) => (
                  <PaceCard key={item.class.id} {...item} />
                ))}
              </chakra.ul>
            </PlainPanel>
          </chakra.div>
        )
      }
    </QueryState>
  );
}

function PaceCard({ class: of, total, covered, behind }: ProgrammePace) {
  const isLate = behind > 0;
  return (
    <chakra.li layerStyle="sheet" p="4" display="grid" gap="2" alignContent="start">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" gap="2">
        <chakra.h3 fontWeight="600" overflowWrap="anywhere" minW="0">
          <TextLink href={paths.classDetail(of.id)} linkAs={RouterLink}>
            {of.name}
          </TextLink>
        </chakra.h3>{' '}
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1"
          textStyle="label"
          color={isLate ? 'mustard.fg' : 'pine.fg'}
        >
          <Icon as={isLate ? Clock : Check} size={16} />
          {isLate ? words.behind(behind) : words.onTime}
        </chakra.span>
      </chakra.div>
      <PaceBar total={total} covered={covered} behind={behind} />
      <chakra.p
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="2"
        textStyle="caption"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <span>{words.covered(total, covered)}</span>{' '}
        {isLate ? (
          <TextLink href={paths.classReplan(of.id)} linkAs={RouterLink} aria-label={words.replanOf(of.name)}>
            {words.replan}
          </TextLink>
        ) : (
          <span>{words.planned(covered)}</span>
        )}
      </chakra.p>
    </chakra.li>
  );
}
