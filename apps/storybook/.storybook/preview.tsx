import '@portal/ui/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { allAnswered } from '@portal/testing/fake-fetch';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { withPlatform } from '@portal/testing-stories/story-platform';
import { SkeletonDelayContext } from '@portal/ui/delayed';
import { UiProvider } from '@portal/ui/provider';
import { busyShown, isLoadingStory } from '../src/rules/loading-story.ts';
import { pageShown } from '../src/rules/page-shown.ts';
import { forThisLook } from '../src/rules/second-look.ts';
import { settled } from '../src/rules/settled.ts';
import { DocsFrame } from '../src/toolbar/docs-frame.tsx';
import { withoutElementControls } from '../src/toolbar/element-controls.ts';
import { GLOBAL_TYPES, INITIAL_GLOBALS, VIEWPORTS } from '../src/toolbar/toolbar-menus.ts';
import { withEnvironment } from '../src/toolbar/with-environment.tsx';

// A `play` waits for what is to happen; on a busy machine a picture takes more than the second that is the default.
configure({ asyncUtilTimeout: 10_000 });

/** Whether the tests look, and nobody who reads what passed. */
const isUnderTest = navigator.userAgent.includes('StorybookTestRunner');

const SKELETON_AT_ONCE = { shownAfter: 0, keptFor: 0 };

const preview: Preview = {
  // Storybook reads this line without running the file.
  tags: ['autodocs'],
  decorators: [
    withPlatform,
    (Story) => (
      <SkeletonDelayContext value={SKELETON_AT_ONCE}>
        <UiProvider>
          <Story />
        </UiProvider>
      </SkeletonDelayContext>
    ),
    withEnvironment,
  ],
  // What another story left half-written on this device is no part of this one.
  beforeEach: () => ['visitor', aProfile().id].forEach(dropDrafts),
  // Runs before the checks of the accessibility addon, which would else look at a page that still loads.
  afterEach: async (story) => {
    const { id, name, tags, title, parameters } = story;
    await document.fonts.ready;
    if (title.startsWith('Screens/')) await pageShown();
    await allAnswered();
    await (isLoadingStory({ id, name, tags }) ? busyShown() : settled());
    // The addon of hover and focus puts them on a moment after the story has been drawn.
    if (parameters['pseudo']) await new Promise((resolve) => setTimeout(resolve, 100));
    if (isUnderTest) story.parameters = { ...parameters, a11y: forThisLook(id, parameters['a11y']) };
  },
  argTypesEnhancers: [withoutElementControls],
  globalTypes: GLOBAL_TYPES,
  initialGlobals: INITIAL_GLOBALS,
  parameters: {
    layout: 'padded',
    controls: { sort: 'requiredFirst' },
    viewport: { options: VIEWPORTS },
    // The story as it is written: printing live elements fails on icons and styled parts.
    docs: { container: DocsFrame, codePanel: true, source: { type: 'code' } },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        ...(isUnderTest && { resultTypes: ['violations'], preload: false }),
      },
      config: {
        rules: [
          // A part of a page is no page; the rules of pages are checked where there are pages.
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'bypass', enabled: false },
        ],
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Introduction', 'How to check', 'How to write stories'],
          'Foundations',
          ['Colours', 'Typography', 'Spacing', 'Motion', 'Icons and drawings', 'Words and access'],
          'Components',
          'Patterns',
          'Features',
          'Screens',
        ],
      },
    },
  },
};
export default preview;
