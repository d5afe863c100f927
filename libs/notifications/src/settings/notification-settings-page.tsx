import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import {
  DIGESTS,
  NOTIFICATION_CHANNELS,
  type NotificationSettings,
} from '@portal/domain/notifications/notification-settings';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { Icon } from '@portal/ui/icon';
import { RadioCards } from '@portal/ui/radio-cards';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { useIsNarrow } from '@portal/ui/use-media-query';
import { PushBlock } from '../push/push-block.tsx';
import { useWebPush } from '../push/use-web-push.ts';
import { messages } from '../settings-messages.ts';
import { ChannelAccordion } from './channel-accordion.tsx';
import { ChannelMatrix, EMAIL_LINE_ID } from './channel-matrix.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { TestButtons } from './test-buttons.tsx';
import { type SettingsStore, useNotificationSettings } from './use-notification-settings.ts';

const SWITCHES = NOTIFICATION_CATEGORIES.length * NOTIFICATION_CHANNELS.length;

/** Which news come over which channel, and when nothing may ring (NTF-9). */
export function NotificationSettingsPage() {
  const store = useNotificationSettings();
  const { settings, error, isFetching, refetch } = store;
  return (
    <chakra.div maxW="form" mx="auto">
      <PageHeading title={messages.title} />
      <chakra.p mt="2" color="fg.muted">
        {messages.description}
      </chakra.p>
      <chakra.div mt="4" display="grid" gap="4">
        <Delayed
          loading={!settings && !error}
          skeleton={
            <chakra.div layerStyle="sheet">
              <SkeletonRows rows={7} picture={false} end label={messages.loading} />
            </chakra.div>
          }
        >
          {() =>
            settings ? (
              <Settings settings={settings} store={store} />
            ) : (
              <chakra.div layerStyle="sheet">
                <ErrorState title={messages.failed} onRetry={() => void refetch()} retrying={isFetching}>
                  {problemOf(error).message}
                </ErrorState>
              </chakra.div>
            )
          }
        </Delayed>
      </chakra.div>
    </chakra.div>
  );
}

function Settings({ settings, store }: { settings: NotificationSettings; store: SettingsStore }) {
  const isNarrow = useIsNarrow();
  const push = useWebPush();
  const Channels = isNarrow ? ChannelAccordion : ChannelMatrix;
  const { digest, email, items } = settings;
  const sendsMail = useSendsMail();
  const withoutAddress = email === null ? messages.email.none : undefined;
  const noMail = sendsMail ? withoutAddress : messages.email.notSent;
  return (
    <>
      <PushBlock push={push} />
      {items.length < SWITCHES && (
        <chakra.p role="status" display="flex" gap="2" textStyle="body.sm" color="fg.warning">
          <Icon as={CircleAlert} size={16} />
          {messages.partial}. {messages.partialHint}
        </chakra.p>
      )}
      {items.length > 0 && (
        <Sheet title={messages.table}>
          <Channels settings={settings} onSet={store.set} />
        </Sheet>
      )}
      <Sheet title={messages.email.title}>
        <p id={EMAIL_LINE_ID}>{noMail ?? messages.email.to(email ?? '')}</p>
        {email === null && sendsMail && (
          <TextLink href={paths.settings()} linkAs={RouterLink} touch>
            {messages.email.profile}
          </TextLink>
        )}
        {noMail === undefined && (
          <RadioCards
            label={messages.digest.title}
            value={digest}
            options={DIGESTS.map((value) => ({
              value,
              label: messages.digest[value],
              description: value === 'DAILY' ? messages.digest.dailyHint : messages.digest.offHint,
            }))}
            onChange={(value) => store.save({ digest: value })}
          />
        )}
      </Sheet>
      <Sheet title={messages.quiet.title}>
        <QuietHours settings={settings} onSave={store.save} />
      </Sheet>
      <Sheet title={messages.test.title}>
        <TestButtons
          obstacles={{
            PUSH: push.state === 'on' ? undefined : messages.test.pushOff,
            EMAIL: noMail,
          }}
        />
      </Sheet>
    </>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} layerStyle="sheet" p={{ base: 'sheet', md: '5' }} display="grid" gap="3">
      <chakra.h2 id={id} textStyle="title.sm">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
