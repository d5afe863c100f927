import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { PageHeading } from '@portal/portal-core/page-heading';
import { EmptyState } from '@portal/ui/empty-state';
import { planned } from '../messages.ts';
import { useCurrentRoute } from '../routing/sections-context.tsx';

const DRAWINGS: Readonly<Record<string, ComponentProps<typeof EmptyState>['name']>> = {
  affiliate: 'welcome',
};

/** A page whose section comes later: its real menu, and the honest word that the screen is being prepared. */
export function PlannedPage() {
  const current = useCurrentRoute();
  if (!current) return null;
  const { section, route } = current;
  const [title = ''] = route.title.split(' · ');
  return (
    <>
      <PageHeading title={title} />
      <chakra.div paddingY={{ base: '10', md: '16' }}>
        <EmptyState name={DRAWINGS[section.id] ?? 'search-empty'} title={planned.title}>
          {planned.body}
        </EmptyState>
      </chakra.div>
    </>
  );
}
