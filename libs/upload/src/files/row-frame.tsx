import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { FileName } from './file-name.tsx';
import { shownSize } from './file-words.ts';

interface RowFrameProps {
  /** A picture or an icon of the file. */
  picture: ReactNode;
  name: string;
  size: number;
  /** The name as a link. */
  title?: ReactNode;
  /** Where it stands. */
  status?: ReactNode;
  actions?: ReactNode;
  /** Below the line, over its whole width. */
  children?: ReactNode;
  failed?: boolean;
  row?: Pick<ComponentProps<'li'>, 'ref' | 'tabIndex' | 'onFocus' | 'onBlur'>;
}

/** One file in a list: picture, name, size, where it stands, and what can be done with it. */
export function RowFrame({
  picture,
  name,
  size,
  title,
  status,
  actions,
  children,
  failed = false,
  row,
}: RowFrameProps) {
  return (
    <chakra.li
      {...row}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="3"
      ps="2"
      pe="1"
      py="1.5"
      minH="14"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={failed ? 'border.error' : 'border'}
      borderRadius="l2"
    >
      <chakra.span display="grid" placeItems="center" boxSize="10" color="fg.muted" bg="bg.muted" borderRadius="l1">
        {picture}
      </chakra.span>
      <chakra.div minW="0">
        <chakra.div textStyle="body.sm" fontWeight="medium">
          {title ?? <FileName name={name} />}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" columnGap="1.5" textStyle="caption" color="fg.muted">
          <chakra.span fontVariantNumeric="tabular-nums">{shownSize(size)}</chakra.span>
          {status}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" gap={{ base: '0', md: '1' }}>
        {actions}
      </chakra.div>
      {children && (
        <chakra.div gridColumn="1 / -1" pe="1">
          {children}
        </chakra.div>
      )}
    </chakra.li>
  );
}
