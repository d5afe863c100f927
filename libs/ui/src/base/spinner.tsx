import { chakra } from '@chakra-ui/react/styled-system';
import { useUiWords } from '../ui-language.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    boxSize: 'var(--spinner-size)',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: {
      sm: { '--spinner-size': '1rem' },
      md: { '--spinner-size': '1.25rem' },
      lg: { '--spinner-size': '2rem', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'md' },
});

interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** What is under way; `null` where the text beside it already says so. */
  label?: string | null;
  color?: string;
}

/** Something short is under way. Lists and pages use skeletons instead. */
export function Spinner({ size, label, color = 'celadon.solid' }: SpinnerProps) {
  const words = useUiWords();
  if (label === null) return <Ring size={size} color={color} aria-hidden />;
  return (
    <chakra.span role="status" display="inline-flex">
      <Ring size={size} color={color} aria-hidden />
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
    </chakra.span>
  );
}
