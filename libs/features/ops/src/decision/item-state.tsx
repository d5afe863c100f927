import { Hourglass, SearchCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpsItem, OpsQueue } from '@portal/domain/ops/ops';
import { OPS_CHOICES } from '@portal/domain/ops/ops-choice';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { itemMessages } from '../messages.ts';

/** Whose things their teacher cannot change while they wait for a decision. */
const LOCKING: ReadonlySet<OpsQueue> = new Set(['PROFILES', 'COURSES']);

interface ItemStateProps {
  item: OpsItem;
  isMine: boolean;
  isWorking: boolean;
  onPickUp: () => void;
  onRelease: () => void;
  /** The way to the decision where it does not stand beside the content. */
  toDecision: ReactNode;
}

/** Where the item stands, and what this operator can do about it. */
export function ItemState({ item, isMine, isWorking, onPickUp, onRelease, toDecision }: ItemStateProps) {
  switch (item.state) {
    case 'WAITING':
      return (
        <Banner
          tone="warning"
          icon={Hourglass}
          title={itemMessages.waiting}
          action={
            <Button colorPalette="celadon" loading={isWorking} onClick={onPickUp}>
              {itemMessages.pickUp}
            </Button>
          }
        >
          {LOCKING.has(item.queue) ? itemMessages.waitingBodyLocking : itemMessages.waitingBody}
        </Banner>
      );
    case 'PICKED_UP':
      if (!isMine)
        return (
          <Banner tone="lock" title={itemMessages.others}>
            {itemMessages.reviewer}: {item.reviewer?.name}
          </Banner>
        );
      return (
        <Banner
          tone="info"
          icon={SearchCheck}
          title={itemMessages.mine}
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
      const done = OPS_CHOICES[item.queue].find(({ to }) => to === item.state)?.done ?? itemMessages.canceled;
      return (
        <Banner tone={item.state === 'ACCEPTED' ? 'success' : 'lock'} title={done}>
          {itemMessages.endedBody}
        </Banner>
      );
    }
  }
}
