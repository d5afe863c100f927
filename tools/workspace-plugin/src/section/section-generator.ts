import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatWritten } from '../editing/format-written.ts';
import { addProperty, assignedTo, textOf } from '../editing/source-edit.ts';
import { checkedLabel, checkedOwner, formsOf } from '../editing/word-forms.ts';
import { reactLibrary } from '../library/react-library.ts';
import { append, linkLibrary, nameInStorybook, ownPath, refuseTakenLib } from '../library/register-library.ts';
import { ownerOfContext } from '../workspace/owners.ts';
import { screenPath, sectionFiles, sectionJourney, sectionScreen, type SectionWords } from './section-templates.ts';
import { takeOutPlanned } from './take-out-planned.ts';

/** Where a group of the menu takes its next entry; the menu goes by ascending order. */
const GROUP_ORDER = { teaching: 45, people: 65, money: 95, account: 125 } as const;

export interface SectionOptions {
  id: string;
  label: string;
  /** Its part of the menu; needed where it has an entry there. */
  group?: keyof typeof GROUP_ORDER;
  owner: string;
  /** Whether it has an entry in the menu; yes unless told. */
  menu?: boolean;
  path?: string;
  icon?: string;
}

function freeOrder(tree: Tree, from: number): number {
  const taken = tree
    .children('libs/features')
    .map((name) => /order: (\d+)/.exec(tree.read(`libs/features/${name}/src/section.ts`, 'utf8') ?? '')?.[1]);
  let order = from;
  while (taken.includes(String(order))) order += 1;
  return order;
}

const PATHS = 'libs/domain/src/site/paths.ts';

/** What the address is called in the paths of the domain, where it comes in if nobody has planned it. */
function nameOfAddress(tree: Tree, path: string, camel: string): string {
  const known = [...textOf(tree, PATHS).matchAll(/^ {2}(\w+): path\('([^']+)'\),$/gm)];
  const planned = known.find(([, , address]) => address === path)?.[1];
  if (planned) return planned;
  if (known.some(([, name]) => name === camel)) throw new Error(`${PATHS} has another address called "${camel}".`);
  addProperty(tree, PATHS, assignedTo('paths'), `${camel}: path('${path}')`);
  return camel;
}

function wordsOf(tree: Tree, options: SectionOptions): SectionWords {
  const { id, label, group, owner, menu = true, path = `/account/${id}`, icon = 'Folder' } = options;
  const forms = formsOf(id);
  if (menu && (!group || !(group in GROUP_ORDER)))
    throw new Error(
      `There is no group "${group ?? ''}": name --group, one of ${Object.keys(GROUP_ORDER).join(', ')}, or --no-menu.`,
    );
  if (!/^(?:\/[a-z0-9-]+)+$/.test(path)) throw new Error(`"${path}" is no address: give /account/${id}, for example.`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(icon)) throw new Error(`"${icon}" is no name of a lucide icon.`);
  return {
    forms,
    label: checkedLabel(label),
    path,
    pathName: nameOfAddress(tree, path, forms.camel),
    owner: checkedOwner(owner),
    nav: menu && group ? { icon, order: freeOrder(tree, GROUP_ORDER[group]) } : undefined,
  };
}

/** A context has one owner on every floor, and the section that is called like it is one of them. */
function checkOwner(tree: Tree, kebab: string, owner: string): void {
  const named = ownerOfContext(tree, kebab);
  if (named && named !== owner)
    throw new Error(`The context "${kebab}" belongs to ${named}: name that --owner, or change CODEOWNERS first.`);
}

/** A section that runs, is tested, is in the menu and has an owner from its first minute. */
export async function sectionGenerator(tree: Tree, options: SectionOptions): Promise<GeneratorCallback> {
  const words = wordsOf(tree, options);
  const { kebab, camel, words: english } = words.forms;
  const root = `libs/features/${kebab}`;
  const journey = `apps/e2e/tests/${kebab}.e2e.ts`;
  const screen = screenPath(kebab, words.owner);
  const taken = [root, journey, screen].filter((path) => tree.exists(path));
  if (taken.length) throw new Error(`Already there: ${taken.join(', ')}.`);
  refuseTakenLib(tree, kebab);
  checkOwner(tree, kebab, words.owner);
  await reactLibrary(tree, root, `@portal/${kebab}`, ['type:feature', `scope:${kebab}`]);
  for (const [path, text] of Object.entries(sectionFiles(words))) tree.write(`${root}/${path}`, text);
  tree.write(journey, sectionJourney(words));
  tree.write(screen, sectionScreen(words));

  const portal = 'apps/portal/src/sections.ts';
  tree.write(portal, `${textOf(tree, portal)}export { ${camel}Section } from '@portal/${kebab}';\n`);
  takeOutPlanned(tree, kebab);
  nameInStorybook(tree, english, words.label);
  for (const own of [`${root}/`, screen, journey]) ownPath(tree, own, words.owner);
  const head = '# Sections\n\n| Section | Menu | Address | Owner |\n| --- | --- | --- | --- |\n';
  append(
    tree,
    'docs/sections.md',
    `| \`${kebab}\` | ${words.nav ? words.label : '–'} | \`${words.path}\` | ${words.owner} |`,
    head,
  );
  await formatWritten(tree);
  return linkLibrary(tree);
}
