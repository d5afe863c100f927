import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
  /** The one way on from here. */
  action?: ReactNode;
}

/** One matter of the day, with at most one action. */
export function Panel({ title, children, action }: PanelProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      layerStyle="sheet"
      p={{ base: '4', md: '5' }}
      display="grid"
      gap="3"
      alignContent="start"
    >
      <chakra.h2 id={id} textStyle="label" color="fg.muted">
        {title}
      </chakra.h2>
      {children}
      {action && <div>{action}</div>}
    </chakra.section>
  );
}
