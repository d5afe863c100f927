import { chakra } from '@chakra-ui/react/styled-system';
import { GitCompareArrows } from 'lucide-react';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { rival as words } from '../messages.ts';

interface Props {
  /** What stands there now; null: it was taken away. Undefined: what she has read still stands. */
  theirs: string | null | undefined;
  mine: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The answer was changed elsewhere: both texts beside each other, until she has chosen. */
export function ReplyRival({ theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  return (
    <div role="alert">
      {theirs !== undefined && (
        <Banner
          tone="warning"
          icon={GitCompareArrows}
          title={words.title}
          action={
            <>
              <Button variant="outline" size="sm" onClick={onKeepMine}>
                {words.keepMine}
              </Button>
              <Button variant="outline" size="sm" onClick={onTakeTheirs}>
                {words.takeTheirs}
              </Button>
            </>
          }
        >
          {words.body}
          <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))" gap="3" mt="2">
            <Side name={words.theirs}>{theirs ?? words.none}</Side>
            <Side name={words.mine}>{mine || words.empty}</Side>
          </chakra.dl>
        </Banner>
      )}
    </div>
  );
}

function Side({ name, children }: { name: string; children: string }) {
  return (
    <chakra.div layerStyle="sheet" px="3" py="2" color="fg" minW="0">
      <chakra.dt textStyle="label" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
