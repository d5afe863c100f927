import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '@portal/ui/banner';
import { DueClock } from '@portal/ui/due-clock';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { messages } from './messages.ts';
import { RemarkList, type RemarkListProps } from './remark-list.tsx';

/** Where an approval stands; `LOCKED` is what nobody can change while it is decided. */
export type ApprovalState = 'OPEN' | 'WAITING' | 'LOCKED' | 'DECLINED' | 'APPROVED';

const LOOKS: Record<ApprovalState, Pick<BannerProps, 'tone' | 'icon'>> = {
  OPEN: { tone: 'info' },
  WAITING: { tone: 'warning', icon: Hourglass },
  LOCKED: { tone: 'lock' },
  DECLINED: { tone: 'error' },
  APPROVED: { tone: 'success' },
};

interface ApprovalBannerProps {
  state: ApprovalState;
  title: string;
  /** What that means for who reads it, and the ways from here. */
  children?: ReactNode;
  action?: ReactNode;
  /** When an answer is due, as long as one is waited for. */
  dueAt?: string | null | undefined;
  /** IANA name of the reader's zone. */
  timeZone: string;
  /** Why it was declined. */
  reason?: string | null | undefined;
  remarks?: RemarkListProps['remarks'];
  onFollow?: RemarkListProps['onFollow'];
  /** It came while she was here: it is brought before her. */
  isFresh?: boolean;
}

/** How far an approval is and what to do next, over the form. */
export function ApprovalBanner(props: ApprovalBannerProps) {
  const { state, title, children, action, dueAt, timeZone, reason, remarks = [], onFollow, isFresh = false } = props;
  const place = useArrival<HTMLDivElement>(isFresh);
  const due = dueAt && <DueClock dueAt={dueAt} zone={timeZone} />;
  const hasBody = Boolean(reason) || remarks.length > 0 || Boolean(children);
  return (
    <chakra.div ref={place} {...(isFresh && ARRIVAL)}>
      <Banner
        {...LOOKS[state]}
        title={title}
        action={
          (due || action) && (
            <>
              {due}
              {action}
            </>
          )
        }
      >
        {hasBody && (
          <chakra.div display="grid" gap="2">
            {reason && (
              <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
                <chakra.span fontWeight="semibold">{messages.reason}</chakra.span>{' '}
                <chakra.span color="fg">{reason}</chakra.span>
              </chakra.p>
            )}
            <RemarkList remarks={remarks} onFollow={onFollow} />
            {children && <div>{children}</div>}
          </chakra.div>
        )}
      </Banner>
    </chakra.div>
  );
}
