import type { Preview } from '@storybook/react-vite';

type Menu = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<Menu['toolbar']>['icon'];

const menu = (title: string, icon: Icon, items: readonly (readonly [value: string, title: string])[]): Menu => ({
  name: title,
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, label]) => ({ value, title: label })) },
});

/** The menus above the canvas. Every one of them changes what is drawn; none is decoration. */
export const GLOBAL_TYPES = {
  theme: menu('테마', 'mirror', [
    ['light', '밝게'],
    ['dark', '어둡게'],
    ['side', '나란히'],
  ]),
  textZoom: menu('글자 크기', 'zoom', [
    ['normal', '글자 100%'],
    ['double', '글자 200%'],
  ]),
  motion: menu('움직임', 'lightning', [
    ['full', '움직임 보통'],
    ['reduced', '움직임 줄임'],
  ]),
  clock: menu('시계', 'time', [
    ['frozen', '18/11/2026 10:42에 멈춤'],
    ['running', '지금 시각'],
  ]),
  network: menu('서버', 'database', [
    ['normal', '서버 정상'],
    ['slow', '서버 느림 (3초)'],
    ['failing', '서버 오류'],
    ['offline', '연결 끊김'],
  ]),
  texts: menu('내용', 'paragraph', [
    ['normal', '보통 내용'],
    ['long', '가장 긴 내용'],
  ]),
} satisfies Preview['globalTypes'];

export const INITIAL_GLOBALS = {
  theme: 'light',
  textZoom: 'normal',
  motion: 'full',
  clock: 'frozen',
  network: 'normal',
  texts: 'normal',
} satisfies Record<keyof typeof GLOBAL_TYPES, string>;

export type ToolbarState = Record<keyof typeof GLOBAL_TYPES, string>;

const viewport = (width: number, height: number, name: string) => ({
  name: `${width} · ${name}`,
  type: width < 768 ? ('mobile' as const) : width < 1100 ? ('tablet' as const) : ('desktop' as const),
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths at which the design changes, or might break. */
export const VIEWPORTS = {
  w320: viewport(320, 640, '가장 좁은 화면'),
  w390: viewport(390, 844, '휴대전화'),
  w767: viewport(767, 900, '휴대전화의 끝'),
  w768: viewport(768, 1024, '태블릿'),
  w1024: viewport(1024, 768, '작은 노트북'),
  w1360: viewport(1360, 860, '책상'),
};
