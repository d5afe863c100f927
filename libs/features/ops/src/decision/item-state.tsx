import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass, SearchCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OpsItem, OpsQueue } from '@portal/domain/ops/ops';
import { OPS_CHOICES } from '@portal/domain/ops/ops-choice';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { itemMessages, wordsOf } from '../messages.ts';
import { ended } from '../post-messages.ts';

/** Whose things their teacher cannot change while they wait for a decision. */
const LOCKING: ReadonlySet<OpsQueue> = new Set(['PROFILES', 'COURSES']);

interface ItemStateProps {
  item: OpsItem;
  isMine: boolean;
  /** This operator was the first to confirm it, so that another person has to be the second. */
  isFirst: boolean;
  isWorking: boolean;
  onPickUp: () => void;
  onRelease: () => void;
  /** The way to the decision where it does not stand beside the content. */
  toDecision: ReactNode;
}

/**
 * Where the item stands, and what this operator can do about it. As it changes it takes the focus of the button that went
 * with the former state; another one may stand in its place.
 */
export function ItemState(props: ItemStateProps) {
  const { state } = props.item;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    const isNew = shown.current !== state;
    shown.current = state;
    const focused = document.activeElement;
    const isLost = focused === document.body || place.current?.contains(focused);
    if (isNew && isLost) place.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none">
      <StateBanner {...props} />
    </chakra.div>
  );
}

function waitingBodyOf({ queue, confirmation }: OpsItem): string {
  if (confirmation) return itemMessages.secondBody(confirmation.name);
  return LOCKING.has(queue) ? itemMessages.waitingBodyLocking : wordsOf(queue).waitingBody;
}

function StateBanner({ item, isMine, isFirst, isWorking, onPickUp, onRelease, toDecision }: ItemStateProps) {
  const words = wordsOf(item.queue);
  switch (item.state) {
    case 'WAITING':
      if (isFirst)
        return (
          <Banner tone="warning" icon={Hourglass} title={itemMessages.second}>
            {itemMessages.secondOfMine}
          </Banner>
        );
      return (
        <Banner
          tone="warning"
          icon={Hourglass}
          title={item.confirmation ? itemMessages.second : itemMessages.waiting}
          action={
            <Button colorPalette="celadon" loading={isWorking} onClick={onPickUp}>
              {words.pickUp}
            </Button>
          }
        >
          {waitingBodyOf(item)}
        </Banner>
      );
    case 'PICKED_UP':
      if (!isMine)
        return (
          <Banner tone="lock" title={words.others}>
            {itemMessages.reviewer}: {item.reviewer?.name}
          </Banner>
        );
      return (
        <Banner
          tone="info"
          icon={SearchCheck}
          title={words.mine}
          action={
            <>
              {toDecision}
              <Button variant="outline" loading={isWorking} onClick={onRelease}>
                {itemMessages.release}
              </Button>
            </>
          }
        >
          {itemMessages.mineBody}
        </Banner>
      );
    case 'CORRECTING':
      return (
        <Banner tone="warning" icon={Hourglass} title={itemMessages.correcting}>
          {itemMessages.correctingBody}
        </Banner>
      );
    case 'ACCEPTED':
    case 'DECLINED':
    case 'CANCELED': {
      const done = OPS_CHOICES[item.queue].find(({ to }) => to === item.state)?.done ?? endOf(item.queue);
      return (
        <Banner tone={item.state === 'ACCEPTED' ? 'success' : 'lock'} title={done}>
          {words.endedBody}
        </Banner>
      );
    }
  }
}

/** What ended it where nobody has decided. */
const endOf = (queue: OpsQueue): string =>
  ({ ...ended, REVIEWS: itemMessages.edited })[queue as keyof typeof ended | 'REVIEWS'] ?? itemMessages.canceled;
