import type { FieldRemark, Finding } from '@portal/domain/contract/finding';
import type { OpsDecision, OpsQueue } from '@portal/domain/ops/ops';
import { OPS_CHOICES } from '@portal/domain/ops/ops-choice';
import type { Clock } from '../../core/clock.ts';
import type { OpsMaterial, OpsRow, OpsSource, OpsVerdict } from '../../core/desk/ops-source.ts';
import { seedOf } from '../notifications/notifications.ts';
import { AUTOPILOT_OPERATOR } from '../people/accounts.ts';
import { type Random, seededRandom } from '../random.ts';
import { refusalOf } from './refusal-of.ts';

const SECOND = 1_000;
/** They look at their desk so often, which leaves the rest of two minutes for every step. */
const LOOK_MS = 15 * SECOND;
const PAGE = 20;
/** Of ten that could be better so many are declined. */
const NO_OF_TEN = 3;
const REASON = '거의 다 됐어요. 표시한 항목을 고쳐서 다시 요청해 주세요.';
/** Said where the rules find nothing. */
const ADVICE: Record<'PROFILES' | 'COURSES', readonly FieldRemark[]> = {
  PROFILES: [
    { path: 'detailIntro', remark: '어떤 학생에게 잘 맞는 수업인지 한두 문장 더 적어 주세요.' },
    { path: 'shortIntro', remark: '과목과 학년이 보이게 다듬어 주세요.' },
  ],
  COURSES: [
    { path: 'intro', remark: '첫 문장에 누구를 위한 강좌인지 적어 주세요.' },
    { path: 'benefits', remark: '학생이 무엇을 할 수 있게 되는지 더 구체적으로 적어 주세요.' },
  ],
};

/** What comes with a decision about the rest. */
const REASONS: Record<Exclude<OpsQueue, keyof typeof ADVICE>, Partial<Record<OpsDecision, string>>> = {
  APPLICATIONS: { DECLINE: '이번에는 모시지 못해요. 가르친 경력을 더해서 다시 지원해 주세요.' },
  REVIEWS: { ACCEPT: '개인을 비방하는 내용이라 지웠어요.', DECLINE: '수업에 대한 의견이라 그대로 둬요.' },
  POSTS: { ACCEPT: '모임의 약속에 맞지 않아서 지웠어요.', DECLINE: '수업을 나누는 글이라 그대로 둬요.' },
  APPEALS: { ACCEPT: '다시 읽어 보니 문제가 없어서 되살렸어요.', DECLINE: '지운 까닭이 그대로여서 되살리지 않아요.' },
  CHATS: { CORRECT: '서로 존중하는 말로 이야기해 주세요.', DECLINE: '수업에 관한 이야기라 그대로 둬요.' },
  TICKETS: { ACCEPT: '확인했어요. 말씀하신 대로 처리했고, 더 궁금한 점은 이어서 적어 주세요.' },
  WITHDRAWALS: { DECLINE: '예금주 이름이 계좌와 달라요. 정산 계좌를 확인해 주세요.' },
};

interface Deps {
  readonly clock: Clock;
  readonly sources: readonly OpsSource[];
}

/** When and how the operators of the demo decide; what that means is decided where the thing lives. */
export function createOperatorSide({ clock, sources }: Deps) {
  /** When something of this state is due, by its id; counted from the moment it was first seen so. */
  const dueAt = new Map<string, number>();
  let lookAt = 0;

  function isDue({ id, state }: OpsRow): boolean {
    const now = clock.now().getTime();
    const key = `${state} ${id}`;
    const at = dueAt.get(key) ?? now + seededRandom(seedOf(key)).between(60, 95) * SECOND;
    dueAt.set(key, at);
    return now >= at;
  }

  async function decide(source: OpsSource, id: string): Promise<void> {
    const material = await source.material(id);
    if (!material) return;
    await refusalOf(source.decide(id, AUTOPILOT_OPERATOR.id, verdictOn(material, seededRandom(seedOf(id)))));
  }

  async function workOn(source: OpsSource, isThere: (teacherId: string) => boolean): Promise<readonly OpsRow[]> {
    const open = await everythingOpen(source);
    for (const row of open) {
      const { id, state, teacherId, reviewerId } = row;
      // Who is no teacher yet is never there.
      const isWaiting = state === 'WAITING' && (teacherId === null || isThere(teacherId));
      // What a person has picked up is hers.
      if (!isWaiting && reviewerId !== AUTOPILOT_OPERATOR.id) continue;
      if (!isDue(row)) continue;
      if (isWaiting) await refusalOf(source.pickUp(id, AUTOPILOT_OPERATOR.id));
      else await decide(source, id);
    }
    return open;
  }

  return {
    /** Picks up what waits of the teachers who are there, and decides what it picked up a while ago. */
    async work(isThere: (teacherId: string) => boolean): Promise<void> {
      const now = clock.now().getTime();
      if (now < lookAt) return;
      lookAt = now + LOOK_MS;
      const open = new Set<string>();
      for (const source of sources)
        for (const { state, id } of await workOn(source, isThere)) open.add(`${state} ${id}`);
      for (const key of dueAt.keys()) if (!open.has(key)) dueAt.delete(key);
    },
  };
}

async function everythingOpen(source: OpsSource): Promise<OpsRow[]> {
  const found: OpsRow[] = [];
  for (let page = 1; ; page++) {
    const { items } = await source.list({ operatorId: AUTOPILOT_OPERATOR.id, filter: 'OPEN', page });
    found.push(...items);
    if (items.length < PAGE) return found;
  }
}

/** What breaks a rule is declined; what could be better, or comes for the first time, now and then. */
function verdictOn(material: OpsMaterial, random: Random): OpsVerdict {
  if (!('content' in material)) return { ...plainVerdict(material.queue, random), stamp: material.stamp };
  const { queue, item, findings } = material;
  const errors = findings.filter(({ level }) => level === 'ERROR');
  const couldBeBetter = findings.length > 0 || !item.isAgain;
  if (errors.length === 0 && !(couldBeBetter && random.between(1, 10) <= NO_OF_TEN))
    return { decision: 'ACCEPT', reason: '', remarks: [] };
  const about = errors.length > 0 ? errors : findings.slice(0, 1);
  const remarks = about.length > 0 ? remarksOf(about) : [random.pick(ADVICE[queue])];
  return { decision: 'DECLINE', reason: REASON, remarks };
}

/** Mostly the first way that the queue knows, now and then the last. */
function plainVerdict(queue: keyof typeof REASONS, random: Random): OpsVerdict {
  const choices = OPS_CHOICES[queue];
  const { decision } = choices[random.between(1, 10) <= NO_OF_TEN ? choices.length - 1 : 0]!;
  return { decision, reason: REASONS[queue][decision] ?? '', remarks: [] };
}

/** One remark for each field. */
const remarksOf = (findings: readonly Finding[]): FieldRemark[] =>
  findings
    .filter(({ path }, at) => findings.findIndex((other) => other.path === path) === at)
    .map(({ path, message }) => ({ path, remark: message }));
