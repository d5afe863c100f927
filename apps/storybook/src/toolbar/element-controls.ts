import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** No form field for a prop that holds a drawn element: it is no text, and printing it would end in a circle. */
export const withoutElementControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...argType, control: false as const } : argType,
    ]),
  );
