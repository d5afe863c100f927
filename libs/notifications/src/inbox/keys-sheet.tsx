import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { Dialog } from '@portal/ui/dialog';
import { inboxMessages as words } from './inbox-messages.ts';

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '1.75rem',
    minH: '1.75rem',
    px: '1.5',
    fontFamily: 'inherit',
    textStyle: 'label',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
  },
});

/** What each key of the page does. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={words.keys} description={words.keysBody} size="sm">
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" alignItems="center" columnGap="4" rowGap="2">
        {words.keyNames.map(([keys, does]) => (
          <Fragment key={does}>
            <chakra.dt display="flex" gap="1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </chakra.dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
