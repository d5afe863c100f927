import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { DRAWINGS, type DrawingName } from '../illustrations/drawings.tsx';

interface DrawingProps {
  name: DrawingName;
  size?: 'sm' | 'md';
}

/** One of the fourteen drawings: decoration beside a sentence. */
export function Drawing({ name, size = 'md' }: DrawingProps) {
  const Strokes = DRAWINGS[name];
  return (
    <chakra.svg
      viewBox="0 0 160 120"
      w={size === 'md' ? 'min(10rem, 56vw)' : 'min(7.5rem, 42vw)'}
      h="auto"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      color="fg.muted"
      aria-hidden
      focusable="false"
      css={{ '--illu-wash': '{colors.illustration.wash}', '--illu-dot': '{colors.illustration.dot}' }}
    >
      <Strokes />
    </chakra.svg>
  );
}

interface EmptyStateProps {
  name: DrawingName;
  /** The fact, as a sentence: 아직 알림이 없어요 */
  title: ReactNode;
  /** What the reader gains here. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  size?: 'sm' | 'md';
}

/** Nothing here yet: a drawing, a fact, one benefit, one way on. */
export function EmptyState({ name, title, children, action, size = 'md' }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      px="min(1.5rem, 7.5vw)"
      py={size === 'md' ? '14' : '8'}
    >
      <Drawing name={name} size={size} />
      <chakra.p textStyle="title.sm" mt={size === 'md' ? '5' : '3'} textWrap="balance">
        {title}
      </chakra.p>
      {children && (
        <chakra.div textStyle="body.sm" color="fg.muted" mt="1" maxW="24rem" textWrap="balance">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div mt="5">{action}</chakra.div>}
    </chakra.div>
  );
}
