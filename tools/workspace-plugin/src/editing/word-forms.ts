import pluralize from 'pluralize-esm';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** `reward-points` as rewardPoints, RewardPoints, reward_points and "Reward points"; anything else is refused. */
export function formsOf(kebab: string) {
  if (!KEBAB.test(kebab)) throw new Error(`"${kebab}" is not kebab-case, like reward-points.`);
  const pascal = kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
    words: kebab.charAt(0).toUpperCase() + kebab.slice(1).replaceAll('-', ' '),
  };
}

// Two plurals of our trade that the library takes for those of "cach" and "cooky".
pluralize.addIrregularRule('cache', 'caches');
pluralize.addIrregularRule('cookie', 'cookies');

/** The singular of an English plural in kebab-case; a word that has none is given back. */
export const singularOf = (plural: string): string => pluralize.singular(plural);

/** Refuses a word for people that would be empty, or would end the string it is put into. */
export function checkedLabel(label: string): string {
  if (!/^[^'`\\\n]+$/.test(label))
    throw new Error(`"${label}" cannot be a label: quotes and line breaks are not allowed.`);
  return label;
}

/** Refuses what is no owner of CODEOWNERS. */
export function checkedOwner(owner: string): string {
  if (!/^@[\w-]+(?:\/[\w-]+)?$/.test(owner)) throw new Error(`"${owner}" is no owner: give @organisation/team.`);
  return owner;
}

/** Splits `reviews/review-tags`. */
export function contextAndName(path: string): { context: string; name: string } {
  const [context = '', name = '', ...rest] = path.split('/');
  if (!context || !name || rest.length > 0)
    throw new Error(`"${path}" is not <context>/<name>, like reviews/review-tags.`);
  return { context: formsOf(context).kebab, name };
}
