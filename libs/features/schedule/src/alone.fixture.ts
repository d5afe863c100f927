import { waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren, type ReactElement } from 'react';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { scheduleSection } from './section.ts';
import { CalendarLayersProvider, NO_LAYERS } from './time/calendar-layers.ts';

function Person({ children }: PropsWithChildren) {
  return createElement('div', { 'data-person': useCurrentProfile().profile?.id }, children);
}

/** One part of the schedule in its world, without the page around it. */
export function renderAlone(
  part: ReactElement,
  handlers: RenderSectionOptions['handlers'] = [],
  layers: Partial<typeof NO_LAYERS> = {},
) {
  const page = () =>
    createElement(Person, null, createElement(CalendarLayersProvider, { value: { ...NO_LAYERS, ...layers } }, part));
  const route = { path: '/', title: '부분', access: 'account', page } as const;
  return renderSection({ id: scheduleSection.id, routes: [route] }, { handlers });
}

/** It is known who she is, so that what she writes from now on is kept as hers. */
export const personIsKnown = () => waitFor(() => expect(document.querySelector('[data-person]')).not.toBeNull());
