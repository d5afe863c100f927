import { addons } from 'storybook/manager-api';
import { LOOKS } from '../src/toolbar/storybook-look.ts';
import { LABELS } from './catalogue.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? LOOKS.dark : LOOKS.light,
  sidebar: { renderLabel: ({ name }) => LABELS[name] ?? name },
});
document.documentElement.lang = 'ko';
