import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { GroupDetail } from '@portal/domain/community/group';
import { Icon } from '@portal/ui/icon';
import { PlainPanel } from '@portal/ui/plain-panel';
import { group as words } from '../messages.ts';
import { packs as packWords } from '../packs-messages.ts';

/** What she gave to a group herself, and what all of it keep to. */
export function GroupFacts({ group: { mine, myRole } }: { group: GroupDetail }) {
  const { answers, solved, packs, takers, points } = mine;
  return (
    <>
      {myRole !== null && (
        <PlainPanel title={words.share}>
          <chakra.dl display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="4">
            <Fact name={words.answers} value={answers} />
            <Fact name={words.solved} value={solved} />
            <Fact name={words.shared} value={packs} />
          </chakra.dl>
          {takers > 0 && (
            <chakra.p mt="3" textStyle="body.sm">
              {packWords.mineTook(takers, points)}
            </chakra.p>
          )}
        </PlainPanel>
      )}
      <PlainPanel title={words.promises}>
        <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="body.sm">
          {words.promiseList.map((promise) => (
            <chakra.li key={promise} display="flex" gap="2">
              <chakra.span color="celadon.fg" pt="0.5" flexShrink="0">
                <Icon as={Check} size={16} />
              </chakra.span>
              {promise}
            </chakra.li>
          ))}
        </chakra.ul>
      </PlainPanel>
    </>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <chakra.div display="flex" flexDirection="column-reverse">
      <chakra.dt textStyle="caption" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="title.md" fontVariantNumeric="tabular-nums">
        {value.toLocaleString()}
      </chakra.dd>
    </chakra.div>
  );
}
