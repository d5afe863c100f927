import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { FileInput, FOCUS_WITHIN } from './file-input.tsx';

const Face = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: { base: 'touch', md: 'control.md' },
    px: '4',
    py: '1.5',
    fontSize: 'md',
    fontWeight: 'medium',
    lineHeight: '1.3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', borderColor: 'border.control' },
    ...FOCUS_WITHIN,
    '&:has([aria-invalid])': { borderColor: 'border.error' },
  },
  variants: {
    /** The one action of a page. */
    solid: {
      true: {
        bg: 'celadon.solid',
        color: 'celadon.contrast',
        borderColor: 'celadon.solid',
        _hover: { bg: 'celadon.fg', borderColor: 'celadon.fg' },
      },
    },
    /** Only where a finger points, for there is a camera. */
    onTouch: { true: { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } },
  },
});

interface PickButtonProps extends ComponentProps<typeof FileInput> {
  onTouch?: boolean;
  solid?: boolean;
  icon: ReactNode;
  children: ReactNode;
}

/** A file input with the face of a button. */
export function PickButton({ icon, children, onTouch, solid, ...input }: PickButtonProps) {
  return (
    <Face onTouch={onTouch} solid={solid}>
      {icon}
      {children}
      <FileInput {...input} />
    </Face>
  );
}
