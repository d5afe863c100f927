import { globSync } from 'node:fs';
import type { Tree } from '@nx/devkit';
import { componentGenerator } from '../component/component-generator.ts';
import { contextGenerator } from '../context/context-generator.ts';
import { formsOf } from '../editing/word-forms.ts';
import { endpointGenerator } from '../endpoint/endpoint-generator.ts';
import { partGenerator } from '../part/part-generator.ts';
import { resourceGenerator } from '../resource/resource-generator.ts';
import { sectionGenerator } from '../section/section-generator.ts';
import { contextsOf } from '../workspace/contexts.ts';
import { root } from './workspace-copy.ts';

/** Every resource that there is, as `<context>/<resource>`. */
export const resources = () =>
  globSync('libs/domain/src/*/*.contract.ts', { cwd: root })
    .sort()
    .map((path) => path.split('/').slice(-2).join('/').replace('.contract.ts', ''));

/** Calls the generators for every context and every resource, and for what begins anew. */
export async function generateEverywhere(tree: Tree): Promise<void> {
  for (const resource of resources()) {
    const { pascal } = formsOf(resource.replace('/', '-'));
    await endpointGenerator(tree, { resource, name: `countZz${pascal}`, summary: '수' });
    const path = `/tns/v1/zz/${resource}/:id/hide`;
    await endpointGenerator(tree, { resource, name: `hideZz${pascal}`, summary: '숨기기', path });
  }
  await endpointGenerator(tree, {
    resource: 'reviews/reviews',
    name: 'moveZzPicture',
    summary: '옮기기',
    method: 'PUT',
    path: '/tns/v1/reviews/:id/zz-pictures/:pictureId',
  });
  for (const context of contextsOf(tree))
    await resourceGenerator(tree, { name: `${context}/zz-${context}-stories`, label: '이야기' });
  await contextGenerator(tree, {
    id: 'zz-games',
    about: 'Games of the test',
    owner: '@market/team-games',
    resource: 'zz-dices',
    label: '주사위',
    path: '/tns/v1/zz-dices',
  });
  await sectionGenerator(tree, { id: 'zz-rooms', label: '수업방', group: 'people', owner: '@market/team-rooms' });
  // What other sections and libs call the same: its words stand there already.
  await sectionGenerator(tree, {
    id: 'gifts',
    label: '선물 가게',
    group: 'money',
    owner: '@market/team-operations',
  });
  await partGenerator(tree, { name: 'zz-shelf', label: '책장', owner: '@market/team-rooms' });
  await componentGenerator(tree, { lib: 'zz-rooms', name: 'room-card', label: '수업방 카드' });
  await componentGenerator(tree, { lib: 'ui', name: 'zz-star', label: '별', room: 'zz-stars' });
  await componentGenerator(tree, { lib: 'coursework', name: 'zz-sheet', label: '종이' });
}
