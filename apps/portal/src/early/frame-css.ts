import { system } from '@portal/ui/system';

/** Light and dark value of a colour token, resolved down to hex. */
function colour(name: string): [light: string, dark: string] {
  const { tokens } = system;
  const conditions = tokens.getByName(`colors.${name}`)?.extensions.conditions;
  const hex = (reference: unknown) => {
    const [, path = ''] = /^\{(.+)\}$/.exec(String(reference)) ?? [];
    const value: unknown = tokens.getByName(path)?.originalValue ?? reference;
    if (!/^#[0-9a-f]{6}$/i.test(String(value))) throw new Error(`The colour ${name} does not come down to hex.`);
    return String(value);
  };
  return [hex(conditions?.['_light']), hex(conditions?.['_dark'])];
}

const PROPERTIES = {
  '--e-bg': 'bg',
  '--e-panel': 'bg.panel',
  '--e-line': 'border',
  '--e-fg': 'fg',
  '--e-muted': 'bg.muted',
  '--e-solid': 'celadon.solid',
  '--e-contrast': 'celadon.contrast',
} as const;

const list = (theme: 0 | 1) =>
  Object.entries(PROPERTIES)
    .map(([property, token]) => `${property}:${colour(token)[theme]}`)
    .join(';');

const valueOf = (path: string) => String(system.tokens.getByName(path)?.originalValue);

/** Styles of the prerendered frame, from the tokens of the system, so that nothing moves or changes colour later. */
export function frameCss(): string {
  const header = valueOf('sizes.header');
  const fonts = valueOf('fonts.body');
  return [
    `:root{${list(0)}}`,
    `:root.dark{${list(1)}}`,
    `body{margin:0;background:var(--e-bg);color:var(--e-fg);font-family:${fonts};line-height:1.55;letter-spacing:-0.003em}`,
    // In the system's font: ours weighs as much as the bundle, which must not share its way with it.
    `.early{min-height:100dvh;font-family:${fonts.slice(fonts.indexOf(',') + 1)}}`,
    `.early-bar{position:sticky;top:0;display:flex;align-items:center;gap:.25rem;box-sizing:border-box;height:${header};padding:0 .5rem;background:var(--e-panel);border-bottom:1px solid var(--e-line)}`,
    `.early-menu{width:2.75rem;height:2.75rem}`,
    `.early-logo{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;color:inherit;font-size:1rem;font-weight:700;text-decoration:none;white-space:nowrap}`,
    `@media (max-width:359.98px){.early-logo span{display:none}}`,
    `:root:lang(ko) .early [lang=vi],:root:lang(vi) .early [lang=ko]{display:none}`,
    `.early-space{flex:1}`,
    `.early-login{display:none;align-items:center;box-sizing:border-box;height:2.75rem;padding:0 1rem;border-radius:8px;background:var(--e-solid);color:var(--e-contrast);font-size:.875rem;font-weight:500;text-decoration:none}`,
    `[data-visitor=anonymous] .early-login{display:inline-flex}`,
    `.early-avatar{width:2.25rem;height:2.25rem;margin:0 .25rem;border-radius:50%;background:var(--e-muted)}`,
    `:is([data-visitor=anonymous],[data-visitor=family]) .early-avatar{display:none}`,
    `[data-visitor=family] .early-menu{display:none}`,
    `.early-body{display:flex}`,
    `.early-side{display:none;flex-shrink:0;box-sizing:border-box;width:${valueOf('sizes.sidebar')};height:calc(100dvh - ${header});border-inline-end:1px solid var(--e-line)}`,
    `.early-main{flex:1;padding:1rem}`,
    `.early-status{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`,
    `.early-line{display:block;border-radius:6px;background:var(--e-muted)}`,
    `.early-title{width:8rem;height:2rem}`,
    `.early-block{height:10rem;margin-top:1.5rem}`,
    `@media (min-width:48rem){.early-bar{gap:.5rem;padding:0 1.5rem}.early-menu{display:none}.early-login{height:2.5rem}[data-visitor=signed-in] .early-side{display:block}.early-main{padding:1.5rem 2rem}}`,
  ].join('');
}
