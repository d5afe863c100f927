import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { buttonRecipe } from '../recipes/button.ts';

const Base = chakra('button', buttonRecipe);

export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, in Korean: its only name. */
  label: string;
  /** A lucide icon; it is hidden from screen readers. */
  icon: ReactNode;
  variant?: 'solid' | 'outline' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Something over the icon, such as an unread badge; its meaning belongs into `label`. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** An action that an icon says well enough; the name is also its tooltip. */
export function IconButton({ label, icon, variant = 'ghost', children, ...props }: IconButtonProps) {
  return (
    <Base type="button" title={label} {...props} variant={variant} square aria-label={label}>
      <chakra.span aria-hidden display="grid" fontSize="lg">
        {icon}
      </chakra.span>
      {children}
    </Base>
  );
}
