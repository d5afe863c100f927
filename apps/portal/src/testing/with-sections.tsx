import type { Decorator } from '@storybook/react-vite';
import { sections } from '../registry.ts';
import { SectionsContext } from '../routing/sections-context.tsx';

/** Gives a story the sections of the portal: menus and pages are drawn from them. */
export const withSections: Decorator = (Story) => (
  <SectionsContext value={sections}>
    <Story />
  </SectionsContext>
);
