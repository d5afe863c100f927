import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useScrollable } from '@portal/ui/scrollable';
import { StickyActions } from '@portal/ui/sticky-actions';

interface Props {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  preview: ReactNode;
  /** Around the preview. */
  previewRef: Ref<HTMLDivElement>;
  /** Beside the buttons. */
  note: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** Fields at the left, what comes of them at the right; on a phone below them, over the buttons. */
export function PlanningLayout({ onSubmit, preview, previewRef, note, actions, children }: Props) {
  return (
    <chakra.form
      noValidate
      onSubmit={onSubmit}
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.div>
      <chakra.div
        {...useScrollable<HTMLDivElement>()}
        position={{ lg: 'sticky' }}
        top={{ lg: '20' }}
        maxH={{ lg: 'calc(100dvh - 7rem)' }}
        overflowY={{ lg: 'auto' }}
      >
        <div ref={previewRef}>{preview}</div>
      </chakra.div>
      <chakra.div gridColumn="1" minW="0">
        <StickyActions note={note}>{actions}</StickyActions>
      </chakra.div>
    </chakra.form>
  );
}
