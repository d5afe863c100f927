import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, Hourglass } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { hostClock as words } from './clock-messages.ts';

interface Props {
  title: string;
  /** As a clock shows it. */
  waited: string;
  /** What she may do by now. */
  actions: ReactNode;
}

// Of a large text a screen holds less: what has no room beside the words is folded.
const IS_WIDE = '@container (min-width: 60rem)';
const IS_NARROW = '@container (max-width: 20rem)';
const NOT_NARROW = { [IS_NARROW]: { display: 'none' } };

/** The wait where something else has the stage: one line, with what she may do at its end or folded behind a button. */
export function WaitLine({ title, waited, actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  const folded = useId();
  return (
    <chakra.section aria-labelledby={heading} containerType="inline-size" px="2" pt="2">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        ps="3"
        pe="1"
        py="1"
        borderRadius="l3"
        bg="bg.muted"
        css={{ [IS_WIDE]: { columnGap: '3', px: '4', py: '2' } }}
      >
        <chakra.span display="inline-flex" css={NOT_NARROW}>
          <Icon as={Hourglass} size={20} />
        </chakra.span>
        <chakra.p
          id={heading}
          flex="100 1 0"
          minW="0"
          truncate={!isOpen}
          fontWeight="semibold"
          css={{ [IS_WIDE]: { flex: '0 1 auto', maxW: '50%' }, [IS_NARROW]: isOpen ? { flexBasis: 'full' } : {} }}
        >
          {title}
        </chakra.p>
        <chakra.p
          fontVariantNumeric="tabular-nums"
          flexGrow={isOpen ? '1' : '0'}
          css={{ [IS_WIDE]: { flexGrow: '1' } }}
        >
          <VisuallyHidden>{words.waited} </VisuallyHidden>
          {waited}
        </chakra.p>
        <chakra.span display="inline-flex" css={{ [IS_WIDE]: { display: 'none' } }}>
          <Button
            variant="ghost"
            size="sm"
            minH="touch"
            aria-label={words.toDo}
            aria-expanded={isOpen}
            aria-controls={folded}
            endIcon={
              <chakra.span display="inline-flex" transform={isOpen ? 'rotate(180deg)' : undefined}>
                <Icon as={ChevronDown} />
              </chakra.span>
            }
            onClick={() => setOpen(!isOpen)}
          >
            <chakra.span css={NOT_NARROW}>{words.toDo}</chakra.span>
          </Button>
        </chakra.span>
        <chakra.div
          id={folded}
          // It scrolls by the arrow keys too, where none of its buttons may be pressed yet.
          tabIndex={isOpen ? 0 : undefined}
          display={isOpen ? 'block' : 'none'}
          flexBasis="full"
          py="2"
          maxH="40dvh"
          overflowY="auto"
          css={{ [IS_WIDE]: { display: 'block', flexBasis: 'auto', py: '0', maxH: 'none' } }}
        >
          {actions}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
