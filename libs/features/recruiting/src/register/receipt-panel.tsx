import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { paths } from '@portal/domain/site/paths';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { CopyButton } from '@portal/ui/copy-button';
import { DateText } from '@portal/ui/date-text';
import { Drawing } from '@portal/ui/empty-state';
import { StickyActions } from '@portal/ui/sticky-actions';
import { done } from '../messages.ts';
import type { Receipt } from './receipt.ts';

interface ReceiptPanelProps {
  receipt: Receipt;
  onClose: () => void;
}

/** In the place of the form once it was sent: the code, and the day of the answer. */
export function ReceiptPanel({ receipt: { code, reviewDueAt, email }, onClose }: ReceiptPanelProps) {
  const sendsMail = useSendsMail();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none" role="status" display="grid" gap="4" justifyItems="center">
      <Drawing name="welcome" />
      <chakra.p textAlign="center">{sendsMail ? done.body : done.bodyWithoutMail}</chakra.p>
      <chakra.dl display="grid" gap="3" w="full" p="4" bg="bg.muted" borderRadius="l2" textAlign="center">
        <div>
          <chakra.dt textStyle="label" color="fg.muted">
            {done.code}
          </chakra.dt>
          <chakra.dd
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="center"
            gap="2"
            textStyle="title.md"
            letterSpacing="0.08em"
          >
            {code}
            <CopyButton text={code} label={done.copy} variant="outline" size="sm" />
          </chakra.dd>
        </div>
        <div>
          <chakra.dt textStyle="label" color="fg.muted">
            {done.dueAt}
          </chakra.dt>
          <chakra.dd fontWeight="semibold">
            <DateText instant={reviewDueAt} show="weekdayTime" />
          </chakra.dd>
        </div>
      </chakra.dl>
      <chakra.p textStyle="body.sm" color="fg.muted" textAlign="center" overflowWrap="anywhere">
        {sendsMail ? done.hint(email) : done.hintWithoutMail}
      </chakra.p>
      <chakra.div w="full">
        <StickyActions>
          <Button variant="outline" onClick={onClose}>
            {done.close}
          </Button>
          <Button asChild>
            <RouterLink href={paths.applicationStatus(code)}>{done.toStatus}</RouterLink>
          </Button>
        </StickyActions>
      </chakra.div>
    </chakra.div>
  );
}
