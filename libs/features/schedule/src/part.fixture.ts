import { createElement, type ReactElement } from 'react';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { scheduleSection } from './section.ts';
import { CalendarLayersProvider, NO_LAYERS } from './time/calendar-layers.ts';

/** One part of the schedule in its world, without the page around it. */
export function renderPart(
  part: ReactElement,
  handlers: RenderSectionOptions['handlers'] = [],
  layers: Partial<typeof NO_LAYERS> = {},
) {
  const page = () => createElement(CalendarLayersProvider, { value: { ...NO_LAYERS, ...layers } }, part);
  const route = { path: '/', title: '부분', access: 'account', page } as const;
  return renderSection({ id: scheduleSection.id, routes: [route] }, { handlers });
}
