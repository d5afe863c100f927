import { chakra } from '@chakra-ui/react/styled-system';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../base/icon.tsx';
import { useUiWords } from '../ui-language.tsx';

export interface DraftNoticeProps {
  /** What was written and when: 18일 10:30에 쓰던 “학부모 상담” */
  children?: ReactNode;
  /** Opens the form again; without it the form is already here with what was written. */
  onResume?: () => void;
  onDiscard: () => void;
}

/** Tells of a half-written form that was kept: as an offer to go on, or over the form in which it stands again. */
export function DraftNotice({ children, onResume, onDiscard }: DraftNoticeProps) {
  const words = useUiWords();
  return (
    <chakra.div
      role="status"
      display="flex"
      gap="3"
      px="4"
      py="2"
      bg="indigo.subtle"
      borderWidth="1px"
      borderColor="indigo.border"
      borderRadius="l2"
      textStyle="body.sm"
    >
      <chakra.span color="indigo.fg" flexShrink="0" pt="2.5">
        <Icon as={History} />
      </chakra.span>
      <chakra.div flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.div flex="1 1 10rem" minW="0" py="2">
          <chakra.p fontWeight="semibold">
            {onResume ? `${words.draftTitle}. ${words.draftQuestion}` : words.draftRestored}
          </chakra.p>
          {children && <chakra.p color="fg.muted">{children}</chakra.p>}
        </chakra.div>
        {/* On a line of its own a button without an edge begins where the words above it do. */}
        <chakra.div display="flex" flexWrap="wrap" gap="2" ms={onResume ? undefined : '-4'}>
          {onResume && (
            <Button variant="outline" onClick={onResume}>
              {words.draftResume}
            </Button>
          )}
          <Button variant="ghost" onClick={onDiscard}>
            {words.draftDiscard}
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
