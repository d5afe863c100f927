import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FinishedPicture } from '../../modules/assets/module.ts';
import type { PackContents } from '../../modules/library/module.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { GROUP_PLANS, type PackPlan, type PostPlan } from './community-contents.ts';

const FOLDER = new URL('../../../assets/demo/', import.meta.url);
const assetPath = (name: string) => fileURLToPath(new URL(name, FOLDER));

const documentIdOf = (post: string, no: number) => `file-demo-pack-${post}-${no + 1}`;
const pictureIdOf = (post: string) => `file-demo-post-${post}`;

const plans = GROUP_PLANS.flatMap(({ posts }) =>
  posts.flatMap((post) => (post.pack ? [{ post, pack: post.pack }] : [])),
);

/** The sheets and pictures of the packs that are shared. */
export const sharedPackFiles = (postIdOf: (key: string) => string): FinishedPicture[] =>
  plans.flatMap(({ post, pack }) => {
    const ownerId = DEMO_ACCOUNTS[post.by].id;
    const documents = pack.documents.map(({ name, drawing }, no) => ({
      id: documentIdOf(post.key, no),
      ownerId,
      location: 'LECTURE' as const,
      name,
      path: assetPath(drawing),
      previewPath: null,
      usedBy: [`shared-pack:${postIdOf(post.key)}`],
    }));
    if (!pack.picture) return documents;
    const { drawing } = pack.picture;
    const picture = {
      id: pictureIdOf(post.key),
      ownerId,
      location: 'POST' as const,
      name: `${pack.name}.png`,
      path: assetPath(`${drawing}.png`),
      previewPath: assetPath(`${drawing}.preview.webp`),
      usedBy: [`post:${postIdOf(post.key)}`],
    };
    return [...documents, picture];
  });

/** The picture beside a post. */
export const pictureOf = ({ key, pack }: PostPlan) =>
  pack?.picture ? [{ fileId: pictureIdOf(key), text: pack.picture.text }] : [];

/** The packs of posts and who took them, as rows. */
export function buildSharedPacks(postIdOf: (key: string) => string, hours: (ago: number) => Date) {
  const contentsOf = ({ key }: PostPlan, { name, documents, homework, polls }: PackPlan): PackContents => ({
    name,
    documents: documents.map(({ drawing, ...document }, no) => ({
      ...document,
      fileId: documentIdOf(key, no),
      size: statSync(assetPath(drawing)).size,
    })),
    homework: homework && { ...homework, documents: [] },
    polls: polls.map(({ options, ...poll }) => ({ ...poll, options: [...options] })),
  });
  return {
    packs: plans.map(({ post, pack }) => ({
      postId: postIdOf(post.key),
      sourceId: `pak-demo-shared-${post.key}`,
      licence: pack.licence,
      contents: contentsOf(post, pack),
    })),
    takings: plans.flatMap(({ post, pack }) =>
      pack.takers.map(({ who, hoursAgo, isThankful }) => ({
        postId: postIdOf(post.key),
        takerId: DEMO_ACCOUNTS[who].id,
        takenAt: hours(hoursAgo),
        settledAt: hours(hoursAgo),
        thankedAt: isThankful ? hours(hoursAgo) : null,
      })),
    ),
  };
}
