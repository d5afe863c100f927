import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { LinkAs } from '../base/link-as.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { MESSAGES } from '../messages.ts';

export interface Step {
  id: string;
  label: string;
  /** What is known of it; without a word it was not begun. */
  state?: 'done' | 'error' | undefined;
  /** Said under the label, such as 고칠 곳 2개 */
  detail?: string | undefined;
  href?: string | undefined;
}

interface StepListProps {
  steps: readonly Step[];
  current: string;
  onGo?: ((id: string) => void) | undefined;
  linkAs?: LinkAs | undefined;
}

const Way = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: 'touch',
    px: '3',
    py: '1.5',
    borderRadius: 'l2',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentStep: { bg: 'celadon.subtle', color: 'fg', fontWeight: 'semibold', borderColor: 'celadon.solid' },
  },
});

const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    '&[data-state=done]': { bg: 'celadon.muted', borderColor: 'celadon.solid', color: 'celadon.fg' },
    '&[data-state=error]': { bg: 'camellia.muted', borderColor: 'border.error', color: 'fg.error', fontWeight: 'bold' },
  },
});

const WORDS = { done: MESSAGES.stepDone, error: MESSAGES.stepError };

/** Every step with its state, as a link where it has an address. */
export function StepList({ steps, current, onGo, linkAs }: StepListProps) {
  return (
    <chakra.ol listStyleType="none" display="grid" gap="1">
      {steps.map(({ id, label, state, detail, href }, index) => {
        return (
          <li key={id}>
            <Way
              {...(href === undefined ? { as: 'button', type: 'button' } : { as: linkAs ?? 'a', href })}
              data-spine={id === current || undefined}
              aria-current={id === current ? 'step' : undefined}
              onClick={() => onGo?.(id)}
            >
              <Sign data-state={state} aria-hidden>
                {state === 'done' ? <Check size={16} strokeWidth={1.75} /> : state === 'error' ? '!' : index + 1}
              </Sign>
              <chakra.span minW="0">
                <chakra.span display="block">{label}</chakra.span>
                {detail && (
                  <chakra.span
                    display="block"
                    textStyle="caption"
                    fontWeight="normal"
                    color={state === 'error' ? 'fg.error' : 'fg.subtle'}
                  >
                    {detail}
                  </chakra.span>
                )}
                {state && !detail && <VisuallyHidden>{WORDS[state]}</VisuallyHidden>}
              </chakra.span>
            </Way>
          </li>
        );
      })}
    </chakra.ol>
  );
}
