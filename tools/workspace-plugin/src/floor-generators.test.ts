import type { Tree } from '@nx/devkit';
import { contextGenerator } from './context/context-generator.ts';
import { endpointGenerator } from './endpoint/endpoint-generator.ts';
import { BOUNDS, migrationGenerator } from './migration/migration-generator.ts';
import { resourceGenerator } from './resource/resource-generator.ts';
import { smallTree } from './testing/small-tree.ts';

let small: ReturnType<typeof smallTree>;
let tree: Tree;
beforeEach(() => {
  small = smallTree();
  tree = small.tree;
});

const read = (path: string) => small.read(path);
const changed = () => small.changed();
const added = (before: readonly string[]) => small.added(before);

describe('migration', () => {
  it('takes the next number, and gives Nx no task to run', () => {
    expect(migrationGenerator(tree, { context: 'reviews', what: 'add_replies' })).toBeUndefined();
    expect(read('apps/platform/migrations/0008_reviews_add_replies.sql')).toBe(`-- add replies\n${BOUNDS}`);
  });

  it('refuses an unknown context and a name that the platform would not read', () => {
    expect(() => migrationGenerator(tree, { context: 'games', what: 'add' })).toThrow(
      'There is no context "games": reviews, wallet.',
    );
    expect(() => migrationGenerator(tree, { context: 'reviews', what: 'Add Replies' })).toThrow('is not snake_case');
  });
});

describe('context', () => {
  const options = {
    id: 'loud-games',
    about: 'Games of classes',
    owner: '@market/team-games',
    resource: 'dice-rolls',
    label: '주사위',
    path: '/tns/v1/dice-rolls',
  };

  it('begins with its door, its first resource, its place in the list and its owner on every floor', async () => {
    await contextGenerator(tree, options);
    expect(read('apps/platform/src/modules/loud-games/module.ts')).toContain(
      'implement(app, diceRollsContract, diceRollsHandlers(deps.database.db));',
    );
    expect(read('apps/platform/src/modules.ts')).toContain('const loudGames = loudGamesModule(shared);');
    expect(read('apps/platform/src/modules.ts')).toMatch(/const modules = \{[^}]*\bloudGames,/);
    for (const floor of ['apps/platform/src/modules', 'libs/domain/src', 'libs/api/src', 'libs/testing/src'])
      expect(read('CODEOWNERS')).toContain(`/${floor}/loud-games/ @market/team-games\n`);
  });

  it('is not made twice', async () => {
    await expect(contextGenerator(tree, { ...options, id: 'wallet' })).rejects.toThrow('Already there');
  });
});

describe('resource and endpoint', () => {
  it('write every place of a resource, from table to hook', async () => {
    const before = changed();
    await resourceGenerator(tree, { name: 'reviews/trial-stories', label: '체험 이야기' });
    const module = 'apps/platform/src/modules/reviews';
    expect(added(before)).toEqual(
      [
        'apps/platform/migrations/0008_reviews_trial_stories.sql',
        ...['access', 'handlers', 'queries', 'tables', 'test'].map(
          (role) => `${module}/trial-stories/trial-stories.${role}.ts`,
        ),
        'libs/api/src/reviews/trial-stories.api.ts',
        'libs/domain/src/reviews/trial-stories.contract.ts',
        'libs/domain/src/reviews/trial-story.ts',
        'libs/testing/src/reviews/trial-story-builders.ts',
      ].toSorted(),
    );
    expect(read('libs/api/src/base-api.ts')).toMatch(/tagTypes: \[[^\]]*'TrialStory',?\s*\]/);
    expect(read(`${module}/module.ts`)).toContain('implement(app, trialStoriesContract, trialStoriesHandlers(');
    expect(read('libs/domain/src/reviews/trial-stories.contract.ts')).toContain("path: '/tns/v1/trial-stories'");
  });

  it('add an endpoint to contract, hook, handlers and access rows, once', async () => {
    const endpoint = { resource: 'reviews/reviews', name: 'thankReviewer', summary: '고맙다고 하기' };
    await endpointGenerator(tree, endpoint);
    expect(read('libs/domain/src/reviews/reviews.contract.ts')).toContain('path: `${path}/thank-reviewer`');
    expect(read('libs/api/src/reviews/reviews.api.ts')).toContain('useThankReviewerMutation');
    expect(read('apps/platform/src/modules/reviews/reviews.handlers.ts')).toContain('async thankReviewer() {');
    expect(read('apps/platform/src/modules/reviews/reviews.access.ts')).toContain(
      'thankReviewer: { own: { body: {} } }',
    );
    await expect(endpointGenerator(tree, endpoint)).rejects.toThrow('has thankReviewer already');
  });

  it('give an endpoint the tags of the others, so that what is shown does not stay old', async () => {
    await endpointGenerator(tree, { resource: 'reviews/reviews', name: 'countReviews', summary: '수' });
    expect(read('libs/domain/src/reviews/reviews.contract.ts')).toContain('path: `${path}/count`');
    await endpointGenerator(tree, { resource: 'reviews/reviews', name: 'thankReviewer', summary: '고맙다고 하기' });
    const api = read('libs/api/src/reviews/reviews.api.ts');
    expect(api).toContain('countReviews: build.query({ ...fromContract(contract.countReviews), ...read })');
    expect(api).toContain('thankReviewer: build.mutation({ ...fromContract(contract.thankReviewer), ...changed })');
  });

  it('show the thing that an endpoint changes as its neighbours do, to the same people', async () => {
    await endpointGenerator(tree, {
      resource: 'reviews/reviews',
      name: 'pinReview',
      summary: '앞에 두기',
      path: '/tns/v1/reviews/:id/pin',
    });
    await endpointGenerator(tree, {
      resource: 'reviews/reviews',
      name: 'unpinReview',
      summary: '앞에서 내리기',
      method: 'DELETE',
      path: '/tns/v1/reviews/:id/pin',
    });
    expect(read('libs/domain/src/reviews/reviews.contract.ts')).toMatch(
      /summary: '앞에 두기',\s+params,\s+body: v\.strictObject\(\{\}\),\s+response: review,\s+errors: \[\],/,
    );
    expect(read('apps/platform/src/modules/reviews/reviews.handlers.ts')).toContain(
      'pinReview: async ({ params: { id }, caller: { userId } }) => ({ data: await reviews.one(userId, id) }),',
    );
    const access = read('apps/platform/src/modules/reviews/reviews.access.ts');
    expect(access).toContain('pinReview: on({ body: {} }),');
    expect(access).toContain('unpinReview: on(),');
    await endpointGenerator(tree, {
      resource: 'reviews/reviews',
      name: 'deleteReview',
      summary: '지우기',
      path: '/tns/v1/reviews/:id',
    });
    expect(read('libs/domain/src/reviews/reviews.contract.ts')).toMatch(
      /summary: '지우기',\s+params,\s+response: Empty,/,
    );
  });

  it('open an endpoint to whom all others of its contract are open, but never to everybody', async () => {
    const contract = 'libs/domain/src/reviews/reviews.contract.ts';
    const own = read(contract);
    const opened = async (access: string, name: string) => {
      tree.write(contract, own.replaceAll("access: 'teacher'", `access: '${access}'`));
      await endpointGenerator(tree, { resource: 'reviews/reviews', name, summary: '수' });
      return new RegExp(`${name}: \\{[\\s\\S]*?access: '(\\w+)'`).exec(read(contract))?.[1];
    };
    expect(await opened('family', 'countReviews')).toBe('family');
    expect(await opened('public', 'countAnswers')).toBe('teacher');
  });

  it('give an endpoint with a parameter its params, and a row of the matrix that names one thing', async () => {
    await endpointGenerator(tree, {
      resource: 'reviews/reviews',
      name: 'getReviewer',
      summary: '후기 하나',
      path: '/tns/v1/reviews/reviewers/:id',
    });
    await endpointGenerator(tree, {
      resource: 'reviews/reviews',
      name: 'pinPicture',
      summary: '사진을 앞에 두기',
      method: 'PUT',
      path: '/tns/v1/reviews/:id/pictures/:pictureId',
    });
    const contract = read('libs/domain/src/reviews/reviews.contract.ts');
    expect(contract).toMatch(
      /path: `\$\{path\}\/reviewers\/:id`,\s+access: 'teacher',\s+summary: '후기 하나',\s+params,\n/,
    );
    expect(contract).toContain('params: v.strictObject({ id: Id, pictureId: Id }),');
    const access = read('apps/platform/src/modules/reviews/reviews.access.ts');
    expect(access).toContain("getReviewer: byId('rev_matrix', 'rev_none'),");
    expect(access).toMatch(
      /pinPicture: naming\('rev_matrix', 'rev_none', \(id\) => \(\{\s*params: \{ id, pictureId: id \},\s*body/,
    );
    expect(access).toMatch(/import \{[^}]* byId, [^}]*\bnaming\b[^}]*\} from '\.\.\/\.\.\/testing\/access\.ts';/);
    expect(read('libs/api/src/reviews/reviews.api.ts')).toContain('useGetReviewerQuery');
  });

  it.each([
    ['listReviewClasses', {}, 'GET', 'classes'],
    ['updateReviewSettings', {}, 'PUT', 'settings'],
    ['deleteReviewDraft', {}, 'DELETE', 'draft'],
    ['hideReviews', {}, 'POST', 'hide'],
    ['findSimilar', { method: 'POST' as const }, 'POST', 'find-similar'],
  ])('call %s %j by what it is about: %s …/%s', async (name, more, method, end) => {
    await endpointGenerator(tree, { resource: 'reviews/reviews', name, summary: '수', ...more });
    expect(read('libs/domain/src/reviews/reviews.contract.ts')).toContain(
      `${name}: {\n    method: '${method}',\n    path: \`\${path}/${end}\`,`,
    );
  });

  it.each([
    [{ name: 'reviews' }, 'is not verb and noun'],
    [{ name: 'getAll', path: '/tns/v1/reviews/:' }, 'is no address'],
    [{ name: 'getAll', method: 'READ' as 'GET' }, '"READ" is no --method: GET, POST, PUT, PATCH, DELETE.'],
    [{ name: 'getReviewSummary' }, 'reviews.contract.ts answers GET /tns/v1/reviews/summary already'],
    [{ name: 'dropAnswer', method: 'DELETE' as const, path: '/tns/v1/reviews/:reviewId/reply' }, 'already'],
  ])('refuse the endpoint %j', async (wrong, message) => {
    await expect(endpointGenerator(tree, { resource: 'reviews/reviews', summary: '수', ...wrong })).rejects.toThrow(
      message,
    );
  });

  it('leave a test that fails until it is written, so that an endpoint without one is seen', async () => {
    const path = 'apps/platform/src/modules/reviews/reviews.test.ts';
    const before = read(path);
    await endpointGenerator(tree, { resource: 'reviews/reviews', name: 'countReviews', summary: '수' });
    expect(read(path).startsWith(before)).toBe(true);
    expect(read(path)).toContain("it('answers countReviews: 수', () => {\n  throw new Error('To be written");
    tree.delete(path);
    await endpointGenerator(tree, { resource: 'reviews/reviews', name: 'listDrafts', summary: '초안' });
    expect(read(path)).toContain("it('answers listDrafts: 초안', () => {");
  });

  it('refuse a table that a migration makes already', async () => {
    tree.write('apps/platform/migrations/0007_wallet.sql', 'create table trial_story (id text primary key);');
    await expect(resourceGenerator(tree, { name: 'reviews/trial-stories', label: '체험 이야기' })).rejects.toThrow(
      'makes a table "trial_story" already',
    );
  });

  it.each([
    [{ name: 'reviews', label: '후기' }, 'is not <context>/<name>'],
    [{ name: 'games/dice', label: '주사위' }, 'There is no context "games"'],
    [{ name: 'wallet/payouts', label: '출금' }, '"wallet" has no address yet'],
    [{ name: 'reviews/staff', label: '직원' }, 'has no plain plural'],
    [
      { name: 'reviews/trial-stories', label: '체험 이야기', path: '/tns/v1/reviews' },
      'reviews.contract.ts answers at /tns/v1/reviews already',
    ],
  ])('refuse %j', async (wrong, message) => {
    await expect(resourceGenerator(tree, wrong)).rejects.toThrow(message);
  });

  it('name the resource that is missing', async () => {
    const endpoint = { resource: 'reviews/dice', name: 'rollDice', summary: '굴리기' };
    await expect(endpointGenerator(tree, endpoint)).rejects.toThrow('reviews/dice.contract.ts does not exist');
  });
});
