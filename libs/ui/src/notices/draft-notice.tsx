import { chakra } from '@chakra-ui/react/styled-system';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../base/icon.tsx';
import { MESSAGES } from '../messages.ts';

export interface DraftNoticeProps {
  /** What was written and when: 18일 10:30에 쓰던 “학부모 상담” */
  children?: ReactNode;
  /** Opens the form again; without it the form is already here with what was written. */
  onResume?: () => void;
  onDiscard: () => void;
}

/** Tells of a half-written form that was kept: as an offer to go on, or over the form in which it stands again. */
export function DraftNotice({ children, onResume, onDiscard }: DraftNoticeProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      px="4"
      py="2"
      bg="indigo.subtle"
      borderWidth="1px"
      borderColor="indigo.border"
      borderRadius="l2"
      textStyle="body.sm"
    >
      <chakra.span color="indigo.fg">
        <Icon as={History} />
      </chakra.span>
      <chakra.div flex="1" minW="10rem">
        <chakra.p fontWeight="semibold">
          {onResume ? `${MESSAGES.draftTitle}. ${MESSAGES.draftQuestion}` : MESSAGES.draftRestored}
        </chakra.p>
        {children && <chakra.p color="fg.muted">{children}</chakra.p>}
      </chakra.div>
      <chakra.div display="flex" gap="2">
        {onResume && (
          <Button variant="outline" onClick={onResume}>
            {MESSAGES.draftResume}
          </Button>
        )}
        <Button variant="ghost" onClick={onDiscard}>
          {MESSAGES.draftDiscard}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
