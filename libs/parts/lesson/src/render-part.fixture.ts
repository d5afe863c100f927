import { createElement, type ReactElement } from 'react';
import { defineSection } from '@portal/portal-core/section';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { ZoneProvider } from '@portal/ui/zone';

interface Options extends Pick<RenderSectionOptions, 'handlers' | 'now'> {
  /** Of the teacher. */
  zone?: string;
}

/** A part alone, in the world of a section. */
export function renderPart(part: ReactElement, { zone = 'Asia/Seoul', ...options }: Options = {}) {
  const page = () => createElement(ZoneProvider, { value: zone }, part);
  return renderSection(
    defineSection({ id: 'part', routes: [{ path: '/part', title: '부분', access: 'account', page }] }),
    { path: '/part', ...options },
  );
}
