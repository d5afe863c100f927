import { create } from 'storybook/theming';

const SHARED = {
  brandTitle: '선생님 포털 · 스토리',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Portal Sans', 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', system-ui, sans-serif",
  appBorderRadius: 8,
  inputBorderRadius: 8,
};

/** Storybook's own surfaces (sidebar, toolbar, docs pages) in the colours of the product. */
export const LOOKS = {
  light: create({
    ...SHARED,
    base: 'light',
    colorPrimary: '#067976',
    colorSecondary: '#067976',
    appBg: '#faf8f5',
    appContentBg: '#fcfcfa',
    appPreviewBg: '#fcfcfa',
    appBorderColor: '#e6e4df',
    barBg: '#ffffff',
    barSelectedColor: '#00615f',
    textColor: '#161a22',
    textMutedColor: '#62666e',
  }),
  dark: create({
    ...SHARED,
    base: 'dark',
    colorPrimary: '#69b9b6',
    colorSecondary: '#3b9a97',
    appBg: '#10131a',
    appContentBg: '#10131a',
    appPreviewBg: '#10131a',
    appBorderColor: '#252a34',
    barBg: '#161a22',
    barSelectedColor: '#9cd5d2',
    textColor: '#f4f2ef',
    textMutedColor: '#afaca7',
  }),
};
