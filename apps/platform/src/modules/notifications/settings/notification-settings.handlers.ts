import { millisecondsInMinute } from 'date-fns/constants';
import { NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import {
  isOnByDefault,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationSettings,
} from '@portal/domain/notifications/notification-settings';
import type { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { OutwardChannel } from '../channels/channels.tables.ts';
import type { Preference } from '../delivery/quiet-hours.ts';
import type { Notice } from '../outbox/notify.ts';
import { DEFAULT_PREFERENCE, notificationSettingsQueries } from './notification-settings.queries.ts';

const TESTS_PER_MINUTE = 3;
const TEST_WORDS = { title: '시험 알림', content: '알림이 잘 도착했어요. 이 알림은 설정에서 요청해서 보냈어요.' };
const UNREACHABLE: Record<OutwardChannel, string> = {
  PUSH: '알림을 받을 브라우저가 없어요. 먼저 이 브라우저에서 알림을 켜 주세요.',
  EMAIL: '이메일 주소가 없어요. 먼저 프로필에 이메일을 넣어 주세요.',
};

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly emailOf: (tx: Tx | Db, userId: string) => Promise<string | null>;
  /** Ways on which the user can be reached at all. */
  readonly reachableOf: (userId: string) => Promise<readonly OutwardChannel[]>;
  /** False when the same fact was told already. */
  readonly notify: (tx: Tx, notice: Notice) => Promise<boolean>;
  readonly wake: () => void;
}

export function notificationSettingsHandlers(deps: Deps): Handlers<typeof notificationSettingsContract> {
  const { db, clock, emailOf, reachableOf, notify, wake } = deps;

  async function read(tx: Tx | Db, userId: string): Promise<NotificationSettings> {
    const queries = notificationSettingsQueries(tx);
    const chosen = (await queries.switchesOf([userId])).get(userId) ?? [];
    const preference = (await queries.preferencesOf([userId])).get(userId) ?? DEFAULT_PREFERENCE;
    const items = NOTIFICATION_CATEGORIES.flatMap((category) =>
      NOTIFICATION_CHANNELS.map((channel) => {
        const own = chosen.find((each) => each.category === category && each.channel === channel);
        return { category, channel, on: own?.on ?? isOnByDefault(category, channel) };
      }),
    );
    return { items, ...preference, email: await emailOf(tx, userId) };
  }

  return {
    getNotificationSettings: async ({ caller: { userId } }) => ({ data: await read(db, userId) }),

    async updateNotificationSettings({ caller: { userId }, body: { items = [], ...changes } }) {
      if (items.some(({ category, channel, on }) => category === 'WARN' && channel === 'IN_APP' && !on))
        throw new DomainError('WARN_CANNOT_BE_OFF');
      return db.transaction(async (tx) => {
        const queries = notificationSettingsQueries(tx);
        const preference = { ...(await queries.lockPreference(userId)), ...changes };
        checkQuietHours(preference);
        await queries.savePreference(userId, preference);
        for (const item of items) await queries.saveSwitch(userId, item);
        return { data: await read(tx, userId) };
      });
    },

    async sendTestNotification({ caller: { userId }, body: { channel } }) {
      if (channel !== 'IN_APP') await refuseUnreachable(userId, channel);
      if (!(await tellTest(userId, channel))) throw new DomainError('TOO_MANY', { retryAfter: secondsLeft() });
      wake();
      return {};
    },
  };

  function secondsLeft(): number {
    return 60 - clock.now().getUTCSeconds();
  }

  /** Each minute has so many facts to tell, whichever process is asked: the outbox takes each of them once. */
  async function tellTest(userId: string, channel: NotificationChannel): Promise<boolean> {
    const minute = Math.floor(clock.now().getTime() / millisecondsInMinute);
    const fact = {
      userId,
      kind: 'TEST',
      entity: 'settings',
      only: channel,
      ...TEST_WORDS,
    } as const;
    for (let nth = 1; nth <= TESTS_PER_MINUTE; nth++)
      if (await db.transaction((tx) => notify(tx, { ...fact, version: `${minute}-${nth}` }))) return true;
    return false;
  }

  async function refuseUnreachable(userId: string, channel: Exclude<NotificationChannel, 'IN_APP'>): Promise<void> {
    if (!(await reachableOf(userId)).includes(channel))
      throw new DomainError('VALIDATION', { fields: { channel: UNREACHABLE[channel] } });
  }
}

function checkQuietHours({ quietFrom, quietTo }: Preference): void {
  if ((quietFrom === null) !== (quietTo === null)) {
    const missing = quietFrom === null ? 'quietFrom' : 'quietTo';
    throw new DomainError('VALIDATION', { fields: { [missing]: '시작과 끝을 함께 정해 주세요.' } });
  }
  if (quietFrom !== null && quietFrom === quietTo)
    throw new DomainError('VALIDATION', { fields: { quietTo: '시작과 다른 시각으로 정해 주세요.' } });
}
