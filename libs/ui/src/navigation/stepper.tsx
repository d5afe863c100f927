import { chakra } from '@chakra-ui/react/styled-system';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../base/icon.tsx';
import type { LinkAs } from '../base/link-as.ts';
import { MESSAGES } from '../messages.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { type Step, StepList } from './step-list.tsx';

export interface StepperProps {
  /** Names the steps: 강좌 만들기 단계 */
  label: string;
  steps: readonly Step[];
  /** Id of the step that is open. */
  current: string;
  /** For steps without an address. */
  onGo?: ((id: string) => void) | undefined;
  linkAs?: LinkAs | undefined;
}

const PhoneButton = chakra('button', {
  base: {
    display: { base: 'grid', md: 'none' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '1',
    w: 'full',
    minH: 'touch',
    px: '4',
    py: '2.5',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    cursor: 'pointer',
  },
});

/** The steps of a form, each of them free to go to: a column on a desktop, on a phone one line that opens them. */
export function Stepper({ label, steps, current, onGo, linkAs }: StepperProps) {
  const [isOpen, setIsOpen] = useState(false);
  const at = steps.findIndex(({ id }) => id === current);
  const step = steps[at];
  const list = { steps, current, linkAs };
  const wrong = steps.filter(({ state }) => state === 'error').length;
  return (
    <>
      <chakra.nav aria-label={label} display={{ base: 'none', md: 'block' }}>
        <StepList {...list} onGo={onGo} />
      </chakra.nav>
      <PhoneButton type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <chakra.span minW="0">
          <chakra.span display="block" textStyle="caption" color="fg.muted">
            {MESSAGES.stepOf(at + 1, steps.length)}
            {wrong > 0 && (
              <chakra.span color="fg.error" fontWeight="semibold">
                {' · '}
                {MESSAGES.stepsWrong(wrong)}
              </chakra.span>
            )}
          </chakra.span>
          <chakra.span display="block" fontWeight="semibold">
            {step?.label}
          </chakra.span>
        </chakra.span>
        <Icon as={ListOrdered} size={20} />
        <chakra.span aria-hidden gridColumn="1 / -1" display="flex" gap="1" mt="1">
          {steps.map(({ id }, index) => (
            <chakra.span
              key={id}
              flex="1"
              h="1"
              borderRadius="full"
              bg={index <= at ? 'celadon.solid' : 'bg.emphasized'}
            />
          ))}
        </chakra.span>
      </PhoneButton>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label}>
        <StepList
          {...list}
          onGo={(id) => {
            setIsOpen(false);
            onGo?.(id);
          }}
        />
      </Dialog>
    </>
  );
}
