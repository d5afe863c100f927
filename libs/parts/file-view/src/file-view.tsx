import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface FileViewProps {
  children: ReactNode;
}

/** 파일 보기. */
export function FileView({ children }: FileViewProps) {
  return <chakra.div>{children}</chakra.div>;
}
