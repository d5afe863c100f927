import { type GeneratorCallback, installPackagesTask, type Tree } from '@nx/devkit';
import { noteSetUp } from '../../../setup-stamp.mjs';
import { formatWritten } from '../editing/format-written.ts';
import { addAfterLast, addProperty, assignedTo, textOf } from '../editing/source-edit.ts';
import { checkedLabel, checkedOwner, formsOf } from '../editing/word-forms.ts';
import { ownerOfContext } from '../workspace/owners.ts';
import { reactLibrary } from './react-library.ts';
import { sectionFiles, sectionJourney, sectionScreen, type SectionWords } from './section-templates.ts';

/** Where a group of the menu takes its next entry; the menu goes by ascending order. */
const GROUP_ORDER = { teaching: 45, people: 65, money: 95, account: 125 } as const;

export interface SectionOptions {
  id: string;
  label: string;
  group: keyof typeof GROUP_ORDER;
  owner: string;
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
  const { id, label, group, owner, path = `/account/${id}`, icon = 'Folder' } = options;
  const forms = formsOf(id);
  if (!(group in GROUP_ORDER)) throw new Error(`There is no group "${group}": ${Object.keys(GROUP_ORDER).join(', ')}.`);
  if (!/^(?:\/[a-z0-9-]+)+$/.test(path)) throw new Error(`"${path}" is no address: give /account/${id}, for example.`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(icon)) throw new Error(`"${icon}" is no name of a lucide icon.`);
  return {
    forms,
    label: checkedLabel(label),
    path,
    pathName: nameOfAddress(tree, path, forms.camel),
    icon,
    owner: checkedOwner(owner),
    order: freeOrder(tree, GROUP_ORDER[group]),
  };
}

/** A context has one owner on every floor, and the section that is called like it is one of them. */
function checkOwner(tree: Tree, kebab: string, owner: string): void {
  const named = ownerOfContext(tree, kebab);
  if (named && named !== owner)
    throw new Error(`The context "${kebab}" belongs to ${named}: name that --owner, or change CODEOWNERS first.`);
}

function append(tree: Tree, path: string, line: string, head = ''): void {
  tree.write(path, `${tree.read(path, 'utf8') ?? head}${line}\n`);
}

/** A section that runs, is tested, is in the menu and has an owner from its first minute. */
export async function sectionGenerator(tree: Tree, options: SectionOptions): Promise<GeneratorCallback> {
  const words = wordsOf(tree, options);
  const { kebab, camel, words: english } = words.forms;
  const root = `libs/features/${kebab}`;
  const journey = `apps/e2e/tests/${kebab}.e2e.ts`;
  const screen = `apps/portal/src/screens/${kebab}.stories.tsx`;
  const taken = [root, journey, screen].filter((path) => tree.exists(path));
  if (taken.length) throw new Error(`Already there: ${taken.join(', ')}.`);
  checkOwner(tree, kebab, words.owner);
  await reactLibrary(tree, root, `@portal/${kebab}`, ['type:feature', `scope:${kebab}`]);
  for (const [path, text] of Object.entries(sectionFiles(words))) tree.write(`${root}/${path}`, text);
  tree.write(journey, sectionJourney(words));
  tree.write(screen, sectionScreen(words));

  const portal = 'apps/portal/src/sections.ts';
  tree.write(portal, `${textOf(tree, portal)}export { ${camel}Section } from '@portal/${kebab}';\n`);
  const catalogue = 'apps/storybook/.storybook/catalogue.ts';
  const key = /^\w+$/.test(english) ? english : `'${english}'`;
  // A folder may have its name already, from another lib that shows the same thing.
  if (!textOf(tree, catalogue).includes(`\n  ${key}: `))
    addAfterLast(tree, catalogue, / {2}Docs: '문서',\n/, `  ${key}: '${words.label}',\n`);
  for (const own of [`${root}/`, screen, journey]) append(tree, 'CODEOWNERS', `/${own} ${words.owner}`);
  const head = '# Sections\n\n| Section | Menu | Address | Owner |\n| --- | --- | --- | --- |\n';
  append(tree, 'docs/sections.md', `| \`${kebab}\` | ${words.label} | \`${words.path}\` | ${words.owner} |`, head);
  await formatWritten(tree);
  return () => {
    // The workspace link of the new package.
    installPackagesTask(tree, true);
    noteSetUp(tree.root);
  };
}
