import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { RouteLinks } from '@portal/ui/route-links';
import { planned, shell } from '../messages.ts';
import { useCurrentRoute } from '../routing/sections-context.tsx';
import { planParts, planStatuses } from './plan-statuses.ts';

const DRAWINGS: Readonly<Record<string, ComponentProps<typeof EmptyState>['name']>> = {
  affiliate: 'welcome',
  chat: 'chat-empty',
  community: 'community-empty',
  coursework: 'assignment-empty',
  planning: 'plan-empty',
  points: 'gift-empty',
  wallet: 'income-empty',
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
      {section.id === 'planning' && <PlanStatusLinks />}
      <chakra.div paddingY={{ base: '10', md: '16' }}>
        <EmptyState name={DRAWINGS[section.id] ?? 'search-empty'} title={planned.title}>
          {planned.body}
        </EmptyState>
      </chakra.div>
    </>
  );
}

/** 진행 중, 예정, 완료 of the part that is open (RTE-10). */
function PlanStatusLinks() {
  const { pathname } = useLocation();
  const part = planParts.find(({ path }) => pathname.startsWith(path));
  if (!part) return null;
  return (
    <RouteLinks
      label={shell.sectionNav(part.label)}
      linkAs={RouterLink}
      links={planStatuses.map(({ label, segment }) => {
        const href = `${part.path}/${segment}`;
        return { label, href, isCurrent: pathname === href };
      })}
    />
  );
}
