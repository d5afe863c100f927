import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';

interface NoticeBarProps {
  icon: LucideIcon;
  title: string;
  palette?: 'mustard' | 'pine';
  children?: ReactNode;
}

/** A line under the header about the whole portal. Put it into a `role="status"` that stands before it comes. */
export function NoticeBar({ icon, title, palette = 'mustard', children }: NoticeBarProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="center"
      flexWrap="wrap"
      columnGap="2"
      px="4"
      py="2"
      textStyle="body.sm"
      borderBottomWidth="1px"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderColor="colorPalette.border"
    >
      <Icon as={icon} size={16} />
      <chakra.span fontWeight="semibold">{title}</chakra.span>
      {children && <span>{children}</span>}
    </chakra.div>
  );
}
