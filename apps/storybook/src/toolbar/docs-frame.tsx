import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { applyEnvironment } from './environment.ts';
import { LOOKS } from './storybook-look.ts';
import { INITIAL_GLOBALS, type ToolbarState } from './toolbar-menus.ts';

interface WithGlobals {
  store: { userGlobals: { globals: Partial<ToolbarState> } };
}

/** Docs pages follow the theme of the toolbar, like the stories on them. */
export function DocsFrame({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<ToolbarState>(() => ({
    ...INITIAL_GLOBALS,
    ...(context as unknown as WithGlobals).store?.userGlobals?.globals,
  }));
  useEffect(() => {
    const update = ({ globals: next }: { globals: Partial<ToolbarState> }) =>
      setGlobals((before) => ({ ...before, ...next }));
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context.channel]);
  useEffect(() => applyEnvironment(globals), [globals]);
  return (
    <DocsContainer {...rest} context={context} theme={globals.theme === 'dark' ? LOOKS.dark : LOOKS.light}>
      {/* Storybook says of its docs pages that they are English. */}
      <div lang="ko" style={{ display: 'contents' }}>
        {children}
      </div>
    </DocsContainer>
  );
}
