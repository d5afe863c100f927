import type { PortalSection } from '@portal/portal-core/section';
import { plannedSections } from './planned/planned-sections.ts';
import * as built from './sections.ts';
import { signInSection } from './sign-in/sign-in-section.ts';

const builtSections: readonly PortalSection[] = Object.values(built);

/** All sections of the portal, in the order of the menu; a planned one gives way to the built one of the same id. */
export const sections: readonly PortalSection[] = [
  signInSection,
  ...builtSections,
  ...plannedSections.filter(({ id }) => !builtSections.some((section) => section.id === id)),
].sort((a, b) => (a.nav?.order ?? Infinity) - (b.nav?.order ?? Infinity));
