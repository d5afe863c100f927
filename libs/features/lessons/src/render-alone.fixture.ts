import type { ComponentType } from 'react';
import { defineSection } from '@portal/portal-core/section';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';

/** Shows a part of a page alone, with everything that a page has around it. */
export const renderAlone = (page: ComponentType, options: Omit<RenderSectionOptions, 'path'> = {}) =>
  renderSection(
    defineSection({ id: 'part', routes: [{ path: '/part', title: 'part', access: 'account', page }] }),
    options,
  );
