import type { Decorator } from '@storybook/react-vite';
import { StoryFrame } from '@portal/testing-stories/story-frame';
import { applyEnvironment } from './environment.ts';
import type { ToolbarState } from './toolbar-menus.ts';

const THEMES = [
  ['light', '밝게'],
  ['dark', '어둡게'],
] as const;

/**
 * The outermost decorator: theme, text size, motion and clock of the toolbar. "Side by side" shows the story twice in
 * frames of its own, so that dialogs, fixed parts and widths are those of a real page in both.
 */
export const withEnvironment: Decorator = (Story, { id, args, globals, viewMode }) => {
  const state = globals as ToolbarState;
  applyEnvironment(state);
  if (state.theme !== 'side' || viewMode !== 'story') return <Story />;
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      {THEMES.map(([theme, label]) => (
        <StoryFrame
          key={theme}
          id={id}
          title={label}
          args={args}
          globals={{ ...state, theme }}
          height="calc(100vh - 4rem)"
        />
      ))}
    </div>
  );
};
