import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { CLEAR_OF_ACTIONS, useInSight } from './use-in-sight.ts';

interface Props {
  icon: LucideIcon;
  palette: 'mustard' | 'camellia' | 'indigo' | 'celadon';
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
  /** Read at once when it appears. */
  isAlert?: boolean;
}

/** A few words inside a dialog or a form that must not be missed: a rule, a warning, a refusal. */
export function Notice({ icon, palette, title, children, actions, isAlert = false }: Props) {
  return (
    <chakra.div
      ref={useInSight<HTMLDivElement>(isAlert)}
      role={isAlert ? 'alert' : undefined}
      scrollMarginBottom={CLEAR_OF_ACTIONS}
      display="flex"
      flexWrap="wrap"
      gap="3"
      px="4"
      py="3"
      bg={`${palette}.subtle`}
      borderRadius="8px"
      borderInlineStart="3px solid"
      borderColor={`${palette}.solid`}
    >
      <chakra.span color={`${palette}.fg`} pt="0.5">
        <Icon as={icon} size={20} />
      </chakra.span>
      <chakra.div flex="1" minW="180px">
        <chakra.p textStyle="body.md" fontWeight="600" color={`${palette}.fg`}>
          {title}
        </chakra.p>
        {children && (
          <chakra.div textStyle="body.sm" color="fg" display="grid" gap="0.5">
            {children}
          </chakra.div>
        )}
      </chakra.div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  );
}
