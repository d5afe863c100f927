/** For whom a class is, as its name begins: a year of school, a school, or grown-ups. */
const LEVEL = /^(?:예비 )?(?:[초중고]\d|초등|중등|고등|유아|성인|대학생)(?=\s|$)/;
/** What most names of classes say, and what therefore tells none from another. */
const COMMON = /^(?:수학|영어|국어|과학|사회|수업|체험|대면|온라인|기초반|\d+:\d+)$/;
const DASH = /\s[–—-]\s/;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * The name of a class where there is little room: for whom it is and what it is about (`중2 수학 개념 완성 – 일차함수` is
 * `중2 · 일차함수`). What it is about stands after the last dash; without a dash it is the first word that not every name has.
 * A name that has no more than that to say stays as it is.
 */
export function classShortName(name: string): string {
  const whole = wordsOf(name).join(' ');
  const level = LEVEL.exec(whole)?.[0];
  const parts = whole.split(DASH);
  const about = parts.length > 1 ? parts.at(-1)! : undefined;
  if (about) return `${level ?? wordsOf(parts[0]!)[0]} · ${about}`;
  if (!level) return whole;
  const rest = wordsOf(whole.slice(level.length));
  const first = rest.find((word) => !COMMON.test(word)) ?? rest[0];
  return first ? `${level} · ${first}` : whole;
}

/** The short names of classes that stand beside each other, by id; where two would be called the same, both keep their own. */
export function classShortNames(classes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const short = new Map([...classes].map(([id, name]) => [id, classShortName(name)]));
  const bearers = Map.groupBy(short, ([, name]) => name);
  return new Map([...short].map(([id, name]) => [id, bearers.get(name)!.length > 1 ? classes.get(id)! : name]));
}
