import { Hourglass, SearchCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpsItem, OpsQueue } from '@portal/domain/ops/ops';
import { OPS_CHOICES } from '@portal/domain/ops/ops-choice';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { review } from '../messages.ts';

/** Whose things their teacher cannot change while they are reviewed. */
const LOCKING: ReadonlySet<OpsQueue> = new Set(['PROFILES', 'COURSES']);

interface ReviewStateProps {
  item: OpsItem;
  isMine: boolean;
  isWorking: boolean;
  onPickUp: () => void;
  onRelease: () => void;
  /** The way to the decision where it does not stand beside the content. */
  toDecision: ReactNode;
}

/** Where the review stands, and what this operator can do about it. */
export function ReviewState({ item, isMine, isWorking, onPickUp, onRelease, toDecision }: ReviewStateProps) {
  switch (item.state) {
    case 'WAITING':
      return (
        <Banner
          tone="warning"
          icon={Hourglass}
          title={review.waiting}
          action={
            <Button colorPalette="celadon" loading={isWorking} onClick={onPickUp}>
              {review.pickUp}
            </Button>
          }
        >
          {LOCKING.has(item.queue) ? review.waitingBodyLocking : review.waitingBody}
        </Banner>
      );
    case 'IN_REVIEW':
      if (!isMine)
        return (
          <Banner tone="lock" title={review.others}>
            {review.reviewer}: {item.reviewer?.name}
          </Banner>
        );
      return (
        <Banner
          tone="info"
          icon={SearchCheck}
          title={review.mine}
          action={
            <>
              {toDecision}
              <Button variant="outline" loading={isWorking} onClick={onRelease}>
                {review.release}
              </Button>
            </>
          }
        >
          {review.mineBody}
        </Banner>
      );
    case 'CORRECTING':
      return (
        <Banner tone="warning" icon={Hourglass} title={review.correcting}>
          {review.correctingBody}
        </Banner>
      );
    case 'ACCEPTED':
    case 'DECLINED':
    case 'CANCELED': {
      const done = OPS_CHOICES[item.queue].find(({ to }) => to === item.state)?.done ?? review.canceled;
      return (
        <Banner tone={item.state === 'ACCEPTED' ? 'success' : 'lock'} title={done}>
          {review.endedBody}
        </Banner>
      );
    }
  }
}
