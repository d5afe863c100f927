import { parseArgs } from 'node:util';
import { OPS_DECISIONS, OPS_QUEUES, type OpsDecision, type OpsQueue } from '@portal/domain/ops/ops';
import { opsChoiceOf, opsReasonWords } from '@portal/domain/ops/ops-choice';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import type { FieldRemark } from '@portal/domain/contract/finding';

interface Place {
  readonly queue: OpsQueue;
  readonly id: string;
}

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'queues' }
  | { readonly name: 'list'; readonly queue: OpsQueue; readonly filter: OpsFilter; readonly page: string }
  | ({ readonly name: 'show' } & Place)
  | Deed;

/** What changes the state of a review. */
export type Deed =
  | ({ readonly name: 'pick-up' | 'release' } & Place)
  | ({ readonly name: 'decide'; readonly verdict: AnswerTo } & Place);

/** What is decided, and what is said with it. */
export interface AnswerTo {
  readonly decision: OpsDecision;
  readonly reason: string;
  readonly remarks: readonly FieldRemark[];
}

/** Something that was typed wrongly or is not set; its message says what to do. */
export class UsageError extends Error {}

const OPTIONS = {
  help: { type: 'boolean' },
  mine: { type: 'boolean' },
  decided: { type: 'boolean' },
  page: { type: 'string' },
  reason: { type: 'string' },
  remark: { type: 'string', multiple: true },
} as const;
type Option = keyof typeof OPTIONS;

const OWN_OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  list: ['mine', 'decided', 'page'],
  accept: ['reason'],
  correct: ['reason', 'remark'],
  decline: ['reason', 'remark'],
};

/** Understands what was typed; throws UsageError. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, queue, id, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  if (rest.length > 0) throw new UsageError(`알 수 없는 말이에요: ${rest.join(' ')}`);
  const foreign = (Object.keys(values) as Option[]).find((option) => !OWN_OPTIONS[name]?.includes(option));
  if (foreign) throw new UsageError(`${name} 명령에는 --${foreign} 옵션이 없어요.`);
  switch (name) {
    case 'queues':
      return { name };
    case 'list': {
      if (values.mine && values.decided) throw new UsageError('--mine과 --decided 가운데 하나만 골라 주세요.');
      const filter = values.mine ? 'MINE' : values.decided ? 'DECIDED' : 'OPEN';
      return { name, queue: queueOf(queue), filter, page: values.page ?? '1' };
    }
    case 'show':
    case 'pick-up':
    case 'release':
      return { name, ...placeOf(queue, id) };
    default:
      return { name: 'decide', ...decisionOf(name, placeOf(queue, id), values) };
  }
}

/** `accept`, `correct` and `decline`, each where its queue has it and with what the decision asks for. */
function decisionOf(name: string, place: Place, { reason = '', remark = [] }: { reason?: string; remark?: string[] }) {
  const decision = OPS_DECISIONS.find((one) => one.toLowerCase() === name);
  if (!decision) throw new UsageError(`알 수 없는 명령이에요: ${name}`);
  const choice = opsChoiceOf(place.queue, decision);
  if (!choice) throw new UsageError(`${place.queue.toLowerCase()} 목록에는 ${name} 명령이 없어요.`);
  if (choice.says === 'NOTHING' && reason) throw new UsageError(`${name} 명령에는 --reason 옵션이 없어요.`);
  if (choice.says !== 'NOTHING' && !reason.trim())
    throw new UsageError(`--reason으로 ${opsReasonWords(place.queue).missing}`);
  if (choice.says !== 'REMARKS' && remark.length > 0)
    throw new UsageError(`${place.queue.toLowerCase()} 목록의 ${name} 명령에는 --remark 옵션이 없어요.`);
  return { ...place, verdict: { decision, reason, remarks: remark.map(remarkOf) } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // The rest of its message is advice about quoting.
    throw new UsageError(`옵션을 읽을 수 없어요: ${String((error as Error).message).split('. ')[0]}`);
  }
}

function queueOf(typed: string | undefined): OpsQueue {
  const queue = OPS_QUEUES.find((one) => one === typed?.toUpperCase());
  if (!queue) throw new UsageError(`목록은 ${OPS_QUEUES.join(', ').toLowerCase()} 가운데 하나예요.`);
  return queue;
}

function placeOf(queue: string | undefined, id: string | undefined): Place {
  const place = { queue: queueOf(queue), id: id ?? '' };
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(place.id)) throw new UsageError('심사할 것의 id를 적어 주세요. list가 보여 줘요.');
  return place;
}

function remarkOf(typed: string): FieldRemark {
  const at = typed.indexOf('=');
  if (at < 1 || !typed.slice(at + 1).trim()) throw new UsageError(`의견은 항목=의견 꼴로 적어 주세요: ${typed}`);
  return { path: typed.slice(0, at).trim(), remark: typed.slice(at + 1).trim() };
}
