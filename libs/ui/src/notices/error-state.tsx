import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../base/icon.tsx';
import { useUiWords } from '../ui-language.tsx';
import { Drawing } from './empty-state.tsx';

interface ErrorStateProps {
  /** What could not be done: 일정을 불러오지 못했어요 */
  title: ReactNode;
  /** Why, in the reader's words, and what helps. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** For the support team; small print that can be copied. */
  traceId?: string;
  size?: 'sm' | 'md';
}

/** A part of the page that failed, in its own place: the rest of the page lives on. */
export function ErrorState({ title, children, onRetry, retrying, traceId, size = 'md' }: ErrorStateProps) {
  const words = useUiWords();
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      px="min(1.5rem, 7.5vw)"
      py={size === 'md' ? '14' : '8'}
    >
      {size === 'md' && <Drawing name="error" />}
      <chakra.p textStyle="title.sm" mt={size === 'md' ? '5' : '0'}>
        {title}
      </chakra.p>
      {children && (
        <chakra.div textStyle="body.sm" color="fg.muted" mt="1" maxW="24rem" textWrap="balance">
          {children}
        </chakra.div>
      )}
      {onRetry && (
        <Button
          variant="outline"
          mt="5"
          loading={retrying}
          onClick={onRetry}
          startIcon={<Icon as={RotateCw} size={16} />}
        >
          {words.retry}
        </Button>
      )}
      {traceId && (
        <chakra.p textStyle="caption" color="fg.subtle" mt="4" userSelect="all" overflowWrap="anywhere">
          {words.traceId(traceId)}
        </chakra.p>
      )}
    </chakra.div>
  );
}
